/** What concerns the viewer's seat: little time and a stand-in that plays can't wait; a game to be ended can. */
import { useComputed } from '@preact/signals';
import { endingView, ownSeatView } from '../../view/turn/own-seat-view.ts';
import { useNews } from '../announcer/use-news.ts';
import { useApp, useTranslation } from '../page.tsx';
import { useClock } from '../table/clock.tsx';
import { useGame } from '../table/game-context.tsx';
import { Icon } from '../widgets/icon.tsx';

/** The urgent notices of now; most of the time there is none. */
export const TurnNotice = () => (
  <>
    <div role="alert">
      <LowTime />
    </div>
    <StandInPlays />
  </>
);

function LowTime() {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const clock = useClock(snapshot.value.me);
  const { standIn } = useComputed(() => ownSeatView(snapshot.value)).value;
  if (clock === undefined || !clock.isLow || standIn) return null;
  return (
    <p class="turn-notice" data-urgent="true">
      <Icon name="warning" />
      {t('clock.lowMine')}
    </p>
  );
}

function StandInPlays() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot } = useGame();
  const { standIn } = useComputed(() => ownSeatView(snapshot.value)).value;
  useNews(standIn ? t('clock.upMine') : undefined);
  if (!standIn) return null;
  return (
    <div class="turn-notice" data-urgent="true">
      <Icon name="standIn" />
      <p>{t('clock.upMine')}</p>
      <button type="button" class="button button--primary" onClick={() => void actions.ask('sit')}>
        {t('clock.takeBack')}
      </button>
    </div>
  );
}

/** Who still plays can end the game together, once somebody has left it. It stands with the players. */
export function EndByAgreement() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot } = useGame();
  const ending = useComputed(() => endingView(snapshot.value)).value;
  if (ending === undefined) return null;
  const { agreed, needed, iAgree } = ending;
  return (
    <div class="turn-notice">
      <p>
        {t('ending.hint')} {agreed > 0 && t('ending.agreed', { agreed, needed })}
      </p>
      <button
        type="button"
        class="button"
        onClick={() => void actions.ask('end', { agrees: !iAgree })}
      >
        {t(iAgree ? 'ending.playOn' : 'ending.end')}
      </button>
    </div>
  );
}
