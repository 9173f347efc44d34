/** The name by which others know the player. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { shownName } from '../../../common/texts/names.ts';
import { useApp, useTranslation } from '../page.tsx';

/**
 * Keeps the name as it is typed; a name that nobody could see is refused, and the last good one stays.
 * Once it is typed to the end, the others are told.
 */
export function NameField() {
  const { t } = useTranslation();
  const { preferences, actions } = useApp();
  const typed = useSignal(preferences.peek().name);
  const isValid = shownName(typed.value) !== '';
  const id = useId();
  const change = (text: string) => {
    typed.value = text;
    const name = shownName(text);
    if (name !== '') actions.setPreferences({ name });
  };
  return (
    <div class="field">
      <label for={id}>{t('home.name')}</label>
      <input
        id={id}
        class="input"
        type="text"
        lang=""
        autocomplete="nickname"
        maxLength={60}
        value={typed.value}
        aria-invalid={!isValid}
        aria-describedby={`${id}-hint`}
        onInput={(event) => change(event.currentTarget.value)}
        onChange={() => actions.rename(preferences.peek().name)}
        onBlur={() => {
          typed.value = preferences.peek().name;
        }}
      />
      <p class={isValid ? 'hint' : 'hint hint--error'} id={`${id}-hint`}>
        {t(isValid ? 'home.nameHint' : 'home.nameInvalid')}
      </p>
    </div>
  );
}
