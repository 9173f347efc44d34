/** The shortest way into a game: one tap, and a bot plays against you. */
import { useApp, useTranslation } from '../page.tsx';
import { RouteLink } from '../widgets/route-link.tsx';
import { PlateWords } from './plate.tsx';

/** Begins a game against a bot: at a table of the server, or of the page's own where there is no server. */
export function PracticePanel() {
  const { t } = useTranslation();
  const { actions, lobby } = useApp();
  const isAlone = lobby.value.connection === 'offline' || lobby.value.connection === 'no-sockets';
  return (
    <div class="way practice">
      <button
        type="button"
        class="plate"
        onClick={() => (isAlone ? actions.open({ type: 'practice' }) : actions.practise())}
      >
        <PlateWords icon="standIn" name={t('home.practise')} hint={t('home.practiseHint')} />
      </button>
      <RouteLink class="way__aside" to={{ type: 'practice' }}>
        {t('home.practiseHere')}
      </RouteLink>
    </div>
  );
}
