/** The shortest way into a game: one tap, and a bot plays against you. */
import { useId } from 'preact/hooks';
import { useApp, useTranslation } from '../page.tsx';
import { Icon } from '../widgets/icon.tsx';
import { RouteLink } from '../widgets/route-link.tsx';

/** Begins a game against a bot: at a table of the server, or of the page's own where there is no server. */
export function PracticePanel() {
  const { t } = useTranslation();
  const { actions, lobby } = useApp();
  const isAlone = lobby.value.connection === 'offline' || lobby.value.connection === 'no-sockets';
  const [heading, hint] = [useId(), useId()];
  return (
    <section class="panel practice" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{t('home.practice')}</h2>
        <p class="panel__lead" id={hint}>
          {t('home.practiseHint')}
        </p>
      </div>
      <button
        type="button"
        class="button"
        aria-describedby={hint}
        onClick={() => (isAlone ? actions.open({ type: 'practice' }) : actions.practise())}
      >
        <Icon name="standIn" />
        {t('home.practise')}
      </button>
      <RouteLink class="button" to={{ type: 'practice' }}>
        {t('home.practiseHere')}
      </RouteLink>
    </section>
  );
}
