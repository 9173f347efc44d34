/** What a player lost, and the moments that cost most: each leads there. */

import { markOf } from '../../../view/board/marks.ts';
import type { OtherChoice, SeatAnalysis } from '../../../view/replay/analysis-view.ts';
import { useTranslation } from '../../page.tsx';
import { useGame } from '../../table/game-context.tsx';
import { choiceText } from '../../texts/choice-text.ts';
import { nameOf } from '../../texts/texts.ts';
import { MarkBadge } from '../../widgets/mark-badge.tsx';
import { PlayerName } from '../../widgets/player-name.tsx';
import type { ReplayPlayer } from '../replay-player.ts';

/** A player's part of the analysis. */
export function SeatList(props: {
  readonly analysis: SeatAnalysis;
  readonly player: ReplayPlayer;
}) {
  const { t } = useTranslation();
  const { snapshot } = useGame();
  const { seat, lost, luck, moments } = props.analysis;
  return (
    <li class="analysis__seat">
      <h3>
        <MarkBadge mark={markOf(seat)} />
        <PlayerName name={nameOf(snapshot.value, seat)} />
      </h3>
      <p class="facts">
        <span>{t('analysis.lost', { points: Math.round(lost) })}</span>
        <span>
          {t('analysis.luck', { points: Math.round(luck.mean), noise: Math.ceil(luck.noise) })}
        </span>
      </p>
      {moments.length > 0 && (
        <ol class="analysis__moments">
          {moments.map((choice) => (
            <MomentItem key={choice.move} choice={choice} player={props.player} />
          ))}
        </ol>
      )}
    </li>
  );
}

function MomentItem(props: { readonly choice: OtherChoice; readonly player: ReplayPlayer }) {
  const { t } = useTranslation();
  const { choice, player } = props;
  const show = () => {
    player.go(choice.move);
    document.querySelector('.board-panel')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <li>
      <button
        type="button"
        class="replay-log__move"
        aria-current={player.at.value === choice.move ? 'step' : undefined}
        onClick={show}
      >
        <b>{t('analysis.moment', { move: choice.move + 1, points: choice.loss })}</b>{' '}
        {choiceText(t, choice)}
      </button>
    </li>
  );
}
