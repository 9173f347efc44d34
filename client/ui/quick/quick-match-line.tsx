/** The seats of the table that is looked for, as stations of a line: a picture beside the words. */

import { markOf } from '../../view/board/marks.ts';
import { quickMatchView } from '../../view/quick/quick-match-view.ts';
import { MarkBadge } from '../widgets/mark-badge.tsx';
import type { Wait } from './use-wait.ts';

/** Taken seats have their marks; the track to the others still runs. */
export function QuickMatchLine({ state }: { readonly state: Wait }) {
  const { seats } = quickMatchView(state, state.since);
  return (
    <ol class="quick-line" aria-hidden="true" data-moves={state.isConnected}>
      {seats.map(({ seat, isTaken }) => (
        <li key={seat} class="quick-line__seat" data-taken={isTaken}>
          {isTaken ? <MarkBadge mark={markOf(seat)} /> : <span class="quick-line__free" />}
        </li>
      ))}
    </ol>
  );
}
