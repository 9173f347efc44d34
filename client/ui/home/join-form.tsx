/** Joins a table by the code that a friend reads out. */
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import {
  CODE_LETTERS,
  parseTableCode,
  TABLE_CODE_LENGTH,
} from '../../../common/protocol/table-code.ts';
import { useApp, useTranslation } from '../page.tsx';

/** The form; what isn't a code is said at once, and nothing is lost. */
export function JoinForm() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const isRefused = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const join = () => {
    const code = parseTableCode(input.current?.value ?? '');
    isRefused.value = code === undefined;
    if (code === undefined) input.current?.focus();
    else actions.openTable(code, 'player');
  };
  return (
    <form
      class="panel join"
      aria-labelledby={`${id}-heading`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <h2 id={`${id}-heading`}>{t('home.join')}</h2>
      <div class="field">
        <label for={id}>{t('home.code')}</label>
        <div class="join__row">
          <input
            ref={input}
            id={id}
            class="input input--code"
            type="text"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={3 * TABLE_CODE_LENGTH}
            aria-invalid={isRefused.value}
            aria-describedby={`${id}-hint`}
            onInput={() => {
              isRefused.value = false;
            }}
          />
          <button type="submit" class="button">
            {t('home.joinTable')}
          </button>
        </div>
        <p class={isRefused.value ? 'hint hint--error' : 'hint'} id={`${id}-hint`} role="status">
          {isRefused.value ? t('home.codeInvalid', { letters: LETTERS }) : t('home.joinHint')}
        </p>
      </div>
    </form>
  );
}

/** Apart, so that the lines break between them and each is spoken. */
const LETTERS = [...CODE_LETTERS].join(' ');
