/** The log: what happened, as facts that the page turns into sentences. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { GameEvent } from '../../../common/rules/actions.ts';
import type { CentralSpace } from '../../../common/rules/board.ts';
import type { Share } from '../../../common/rules/expansions/companies/shares.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import type { HistoryStep } from '../../../common/rules/history.ts';
import { formatSquare, type Seat } from '../../../common/rules/ids.ts';
import type { LineEnd } from '../../../common/rules/lines.ts';
import { snapshotHistory } from '../board/board-view.ts';
import { type LineName, lineNameOf } from '../board/line-name.ts';
import { onceFor } from '../once-for.ts';

/** What a seat did, as the rules tell of it. */
type DeedOfSeat = Extract<GameEvent, { readonly seat: Seat }>;

/** A line of the log. `move` counts actions from 1; entries of one action share it. */
export type LogEntry = { readonly move: number } & (
  | { readonly type: 'placed'; readonly seat: Seat; readonly square: string; readonly tile: string }
  | Exclude<DeedOfSeat, { type: 'placed' | 'central-wagon-placed' }>
  | {
      readonly type: 'wagon';
      readonly seat: Seat;
      readonly space: CentralSpace;
      /** The share that was laid open for it; `undefined` without companies. */
      readonly share: Share | undefined;
    }
  | {
      readonly type: 'completed';
      readonly line: LineName;
      readonly owner: Owner;
      readonly length: number;
      readonly end: LineEnd;
      readonly points: number;
    }
);

/** The whole log, the first entry first. Lines without a wagon aren't told. */
export const logView = onceFor((snapshot: GameSnapshot): readonly LogEntry[] =>
  snapshotHistory(snapshot).flatMap((step, index) => entriesOf(step, index + 1)),
);

const entriesOf = ({ events }: HistoryStep, move: number): readonly LogEntry[] =>
  events.flatMap((event) => entryOf(event, move) ?? []);

function entryOf(event: GameEvent, move: number): LogEntry | undefined {
  switch (event.type) {
    case 'placed':
      return { ...event, move, square: formatSquare(event.square) };
    case 'central-wagon-placed': {
      const { seat, space, share } = event;
      return { type: 'wagon', move, seat, space, share };
    }
    case 'line-completed': {
      const { line, owner, points } = event;
      if (owner === undefined) return undefined;
      const { start, length, end } = line;
      return { type: 'completed', move, line: lineNameOf(start), owner, length, end, points };
    }
    case 'game-finished':
      return undefined;
    default:
      return { ...event, move };
  }
}
