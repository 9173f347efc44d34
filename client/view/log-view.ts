/** The log: what happened, as facts that the page turns into sentences. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import type { GameEvent } from '../../common/rules/actions.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import type { LineStart } from '../../common/rules/board.ts';
import { isCompany } from '../../common/rules/expansions/shares.ts';
import type { HistoryStep } from '../../common/rules/history.ts';
import { formatSquare, type Seat } from '../../common/rules/ids.ts';
import type { LineEnd } from '../../common/rules/lines.ts';
import { pastOf } from './board-model.ts';

/** A line of the log. `move` counts actions from 1; entries of one action share it. */
export type LogEntry = { readonly move: number } & (
  | { readonly type: 'placed'; readonly seat: Seat; readonly square: string; readonly tile: string }
  | { readonly type: 'drew'; readonly seat: Seat }
  | {
      readonly type: 'completed';
      readonly start: LineStart;
      readonly owner: Seat;
      readonly length: number;
      readonly end: LineEnd;
      readonly points: number;
    }
);

/** The whole log, the first entry first. Lines without a wagon aren't told. */
export const logView = (snapshot: GameSnapshot): readonly LogEntry[] =>
  pastOf(snapshot).flatMap((step, index) => entriesOf(step, index + 1));

const entriesOf = ({ events }: HistoryStep, move: number): readonly LogEntry[] =>
  events.flatMap((event) => entryOf(event, move) ?? []);

function entryOf(event: GameEvent, move: number): LogEntry | undefined {
  switch (event.type) {
    case 'placed':
      return { ...event, move, square: formatSquare(event.square) };
    case 'drew':
      return { ...event, move };
    case 'line-completed': {
      const { line, owner, points } = event;
      if (owner === undefined || isCompany(owner)) return undefined;
      return { type: 'completed', move, ...line, owner, points };
    }
    case 'passed':
    case 'exchanged':
    case 'central-wagon-placed':
    case 'game-finished':
      return undefined;
    default:
      return assertNever(event);
  }
}
