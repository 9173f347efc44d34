/** Waiting for a game at once, as the page tells it. */
import type { QuickCount, QuickWish } from '../../../common/protocol/quick-match.ts';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import { SEATS, type Seat } from '../../../common/rules/ids.ts';

/** A wait so far: moments are those of `performance.now()`. */
export interface QuickWait {
  readonly wish: QuickWish;
  readonly since: number;
  /** How many wait; `undefined` until it is told. */
  readonly count: QuickCount | undefined;
}

/** What is shown of a wait. */
export interface QuickMatchView {
  /** How long it has lasted, in whole seconds. */
  readonly seconds: number;
  /** The seats of the table that is looked for, the taken ones first. */
  readonly seats: readonly { readonly seat: Seat; readonly isTaken: boolean }[];
  /** Could this player meet more people by playing at a table of any size? */
  readonly canWiden: boolean;
  /** Has it lasted so long that bots should be offered plainly? */
  readonly isLong: boolean;
}

/** After so many seconds bots are offered plainly. */
const LONG = 20;

/** A wait at a moment. */
export function quickMatchView({ wish, since, count }: QuickWait, now: number): QuickMatchView {
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  const taken = count?.people ?? 1;
  const seats = SEATS.slice(0, wish.players === 'any' ? taken + 1 : wish.players);
  return {
    seconds,
    seats: seats.map((seat) => ({ seat, isTaken: seat < taken })),
    canWiden: wish.players !== 'any' && (count?.others ?? 0) > 0,
    isLong: seconds >= LONG,
  };
}

/** How many seats stayed free at a table whose game was to begin by itself, for those who sit there; else 0. */
export function missingSeats({ startsItself, me, seats }: WaitingSnapshot): number {
  if (!startsItself || me === undefined) return 0;
  return seats.filter(({ occupant }) => occupant === undefined).length;
}
