/** The end: who has won, and where every point came from. The board stays beside it. */
import { useId } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { shareAddress } from '../invite.ts';
import { useApp, useTranslation } from '../page.tsx';
import { useGame } from './game-context.tsx';
import { PointsDetails } from './points-details.tsx';
import { Ranking } from './ranking.tsx';

/** The ranking and the ways on. */
export function EndPanel() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const heading = useId();
  return (
    <section class="panel end" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('end.heading')}
      </h2>
      <Ranking />
      <div class="end__buttons">
        <button type="button" class="button button--primary" onClick={actions.openHome}>
          {t('end.home')}
        </button>
        <ReplayButton />
        <button
          type="button"
          class="button"
          onClick={() => void shareAddress(t('waiting.shareText'), actions.notify)}
        >
          <Icon name="share" />
          {t('end.share')}
        </button>
      </div>
      <PointsDetails />
    </section>
  );
}

function ReplayButton() {
  const { t } = useTranslation();
  const { actions } = useApp();
  const { snapshot } = useGame();
  return (
    <button type="button" class="button" onClick={() => actions.openReplay(snapshot.value.code)}>
      <Icon name="replay" />
      {t('replay.open')}
    </button>
  );
}
