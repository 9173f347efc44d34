/** The players beside the board, and what the table waits for. */
import type { GameSnapshot, Presence } from '../../common/protocol/snapshot.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { isComplete, lineFrom } from '../../common/rules/lines.ts';
import { wagonsOf } from '../../common/rules/setup.ts';
import { type Mark, markOf } from './marks.ts';

/** A player at the table. */
export interface SeatView {
  readonly seat: Seat;
  readonly mark: Mark;
  readonly name: string;
  readonly isMe: boolean;
  readonly score: number;
  /** Lines of the player that are still open. */
  readonly openLines: number;
  /** Tiles in the hand, the drawn one not counted. */
  readonly handCount: number;
  readonly hasDrawn: boolean;
  readonly presence: Presence;
  readonly hasStandIn: boolean;
  readonly isTurn: boolean;
  readonly isWinner: boolean;
}

/** All players, seat 0 first. */
export function seatsView(snapshot: GameSnapshot): readonly SeatView[] {
  return snapshot.seats.map(({ seat, occupant }) => ({
    seat,
    mark: markOf(seat),
    name: occupant?.name ?? '',
    isMe: seat === snapshot.me,
    score: snapshot.game.scores[seat] ?? 0,
    openLines: openLines(snapshot, seat),
    ...handFacts(snapshot, seat),
    presence: occupant?.presence ?? 'left',
    hasStandIn: occupant?.hasStandIn ?? false,
    isTurn: snapshot.game.phase.type === 'playing' && snapshot.game.phase.turn === seat,
    isWinner: snapshot.game.phase.type === 'finished' && snapshot.game.phase.winners.includes(seat),
  }));
}

/** What the table waits for. */
export type StatusView =
  | { readonly type: 'your-turn'; readonly hasDrawn: boolean }
  | { readonly type: 'sending' }
  | { readonly type: 'their-turn'; readonly player: SeatView }
  | { readonly type: 'finished'; readonly winners: readonly SeatView[] };

/** What the table waits for, as the player of this browser sees it. */
export function statusView(snapshot: GameSnapshot, isSending: boolean): StatusView {
  const seats = seatsView(snapshot);
  const player = seats.find(({ isTurn }) => isTurn);
  if (player === undefined)
    return { type: 'finished', winners: seats.filter(({ isWinner }) => isWinner) };
  if (!player.isMe) return { type: 'their-turn', player };
  return isSending ? { type: 'sending' } : { type: 'your-turn', hasDrawn: player.hasDrawn };
}

const openLines = ({ game }: GameSnapshot, seat: Seat): number =>
  wagonsOf(game.options.players, seat).filter(
    (station) => !isComplete(lineFrom(game.lines, { type: 'station', station })),
  ).length;

function handFacts({ game }: GameSnapshot, seat: Seat) {
  const hand = game.hands[seat];
  if (hand === undefined) return { handCount: 0, hasDrawn: false };
  return hand.type === 'hidden'
    ? { handCount: hand.count, hasDrawn: hand.hasDrawn }
    : { handCount: hand.tiles.length, hasDrawn: hand.drawn !== undefined };
}
