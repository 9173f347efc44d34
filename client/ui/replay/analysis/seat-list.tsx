/** What a player lost, and the moments that cost most: each leads there. */

import { markOf } from '../../../view/board/marks.ts';
import type { OtherChoice, SeatAnalysis } from '../../../view/replay/analysis-view.ts';
import { useGame } from '../../table/game-context.tsx';
import { nameOf } from '../../texts/texts.ts';
import { MarkBadge } from '../../widgets/mark-badge.tsx';
import { PlayerName } from '../../widgets/player-name.tsx';
import type { ReplayPlayer } from '../replay-player.ts';
import { choiceText } from './choice-text.ts';
import { useAnalysisWords } from './use-analysis-texts.ts';

/** A player's part of the analysis. */
export function SeatList(props: {
  readonly analysis: SeatAnalysis;
  readonly player: ReplayPlayer;
}) {
  const { texts, number, signed } = useAnalysisWords();
  const { snapshot } = useGame();
  const { seat, lost, luck, moments } = props.analysis;
  return (
    <li class="analysis__seat">
      <h3>
        <MarkBadge mark={markOf(seat)} />
        <PlayerName name={nameOf(snapshot.value, seat)} />
      </h3>
      <p class="facts">
        <span>{texts.lost(number(Math.round(lost)))}</span>
        <span>{texts.luck(signed(Math.round(luck.mean)), number(Math.ceil(luck.noise)))}</span>
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
  const { texts, number } = useAnalysisWords();
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
        <b>{texts.moment(number(choice.move + 1), number(choice.loss))}</b>{' '}
        {choiceText(texts, choice)}
      </button>
    </li>
  );
}
