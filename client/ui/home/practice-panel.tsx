/** The shortest way into a game: one tap, and a bot plays against you. */
import { useId } from 'preact/hooks';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';

/** Begins a game against a bot. */
export function PracticePanel() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const [heading, hint] = [useId(), useId()];
  return (
    <section class="panel practice" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('home.practice')}</h2>
        <p class="panel__lead" id={hint}>
          {t('home.practiseHint')}
        </p>
      </div>
      <button type="button" class="button" aria-describedby={hint} onClick={actions.practise}>
        <Icon name="standIn" />
        {t('home.practise')}
      </button>
    </section>
  );
}
