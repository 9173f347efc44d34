/** The shortest way into a game: one tap, and a bot plays against you. */
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { useApp, useTranslation } from '../page.tsx';

/** Begins a game against a bot. */
export function PracticeButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const id = useId();
  return (
    <div class="practice">
      <button
        type="button"
        class="button button--primary"
        aria-describedby={id}
        onClick={actions.practise}
      >
        <Icon name="standIn" />
        {t('home.practise')}
      </button>
      <p class="hint" id={id}>
        {t('home.practiseHint')}
      </p>
    </div>
  );
}
