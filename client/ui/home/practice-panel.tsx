/** The shortest way into a game: one tap, and a bot plays against you. */
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { useApp, useTranslation } from '../page.tsx';

/** Begins a game against a bot. */
export function PracticePanel() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const id = useId();
  return (
    <section class="panel practice">
      <p id={id}>{t('home.practiseHint')}</p>
      <button type="button" class="button" aria-describedby={id} onClick={actions.practise}>
        <Icon name="standIn" />
        {t('home.practise')}
      </button>
    </section>
  );
}
