/** The players beside the board, and what the table waits for. */
import type { BotLevel } from '../../../common/protocol/options.ts';
import type { GameSnapshot, Presence } from '../../../common/protocol/snapshot.ts';
import {
  type Company,
  PERCENTS,
  type Share,
} from '../../../common/rules/expansions/companies/shares.ts';
import { numbersPerColour } from '../../../common/rules/expansions/station-numbers/agreed-numbers.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { type Mark, markOf } from '../board/marks.ts';
import { onceFor } from '../once-for.ts';
import { openLinesOf } from './line-totals.ts';

/** A player at the table. */
export interface SeatView {
  readonly seat: Seat;
  readonly mark: Mark;
  readonly name: string;
  readonly isMe: boolean;
  /** How well the bot plays that sits there; `undefined` for a person. */
  readonly bot: BotLevel | undefined;
  /** Somebody's own program. */
  readonly isProgram: boolean;
  readonly score: number;
  /** Does the player score only at the end, since the companies own the lines? */
  readonly scoresAtEnd: boolean;
  /** Lines of the player that are still open; `undefined` where companies own them. */
  readonly openLines: number | undefined;
  /** The shares that all can see, 40 % first. */
  readonly openShares: readonly Share[];
  /** How many shares and number tiles are hidden from the viewer. */
  readonly hiddenShares: number;
  readonly hiddenNumbers: number;
  /** Tiles in the hand, the drawn one not counted. */
  readonly handCount: number;
  readonly hasDrawn: boolean;
  readonly presence: Presence;
  readonly hasStandIn: boolean;
  readonly isTurn: boolean;
  readonly isWinner: boolean;
}

/** All players, seat 0 first. */
export const seatsView = onceFor((snapshot: GameSnapshot): readonly SeatView[] =>
  snapshot.seats.map(({ seat, occupant }) => ({
    seat,
    mark: markOf(seat),
    name: occupant?.name ?? '',
    isMe: seat === snapshot.me,
    bot: occupant?.bot,
    isProgram: occupant?.isProgram ?? false,
    score: snapshot.game.scores[seat] ?? 0,
    ...lineFacts(snapshot, seat),
    ...holdingFacts(snapshot, seat),
    ...handFacts(snapshot, seat),
    presence: occupant?.presence ?? 'left',
    hasStandIn: occupant?.hasStandIn ?? false,
    isTurn: isTurnOf(snapshot, seat),
    isWinner: snapshot.game.phase.type === 'finished' && snapshot.game.phase.winners.includes(seat),
  })),
);

const isTurnOf = ({ game: { phase }, isGivenUp }: GameSnapshot, seat: Seat): boolean =>
  phase.type === 'playing' && phase.turn === seat && !isGivenUp;

/** What the table waits for. */
export type StatusView =
  | { readonly type: 'your-turn'; readonly hasDrawn: boolean }
  | { readonly type: 'sending' }
  | { readonly type: 'their-turn'; readonly player: SeatView }
  | { readonly type: 'finished'; readonly winners: readonly SeatView[] }
  /** Ended by agreement, since somebody had left. */
  | { readonly type: 'given-up' };

/** What the table waits for, as the player of this browser sees it. */
export function statusView(snapshot: GameSnapshot, isSending: boolean): StatusView {
  const seats = seatsView(snapshot);
  if (snapshot.isGivenUp) return { type: 'given-up' };
  const player = seats.find(({ isTurn }) => isTurn);
  if (player === undefined)
    return { type: 'finished', winners: seats.filter(({ isWinner }) => isWinner) };
  if (!player.isMe) return { type: 'their-turn', player };
  return isSending ? { type: 'sending' } : { type: 'your-turn', hasDrawn: player.hasDrawn };
}

function lineFacts({ game }: GameSnapshot, seat: Seat) {
  const companiesOwn = game.expansions.companies !== undefined;
  return {
    scoresAtEnd: companiesOwn && game.phase.type === 'playing',
    openLines: companiesOwn ? undefined : openLinesOf(game, seat),
  };
}

/** What a seat holds of the expansions, as far as the viewer sees it. */
function holdingFacts({ game }: GameSnapshot, seat: Seat) {
  const { companies } = game.expansions;
  const seen: Partial<Record<number, Company>> | undefined =
    game.phase.type === 'finished' ? game.holdings.shares?.[seat] : companies?.laidOpen[seat];
  const openShares = PERCENTS.flatMap((percent) => {
    const company = seen?.[percent];
    return company === undefined ? [] : [{ company, percent }];
  });
  const { numbers, shares } = game.holdings;
  const hasHidden = (held: readonly unknown[] | undefined) =>
    held !== undefined && held[seat] === undefined;
  return {
    openShares,
    hiddenShares: hasHidden(shares) ? PERCENTS.length - openShares.length : 0,
    hiddenNumbers: hasHidden(numbers) ? 4 * numbersPerColour(game.options) : 0,
  };
}

function handFacts({ game }: GameSnapshot, seat: Seat) {
  const hand = game.hands[seat];
  if (hand === undefined) return { handCount: 0, hasDrawn: false };
  return hand.type === 'hidden'
    ? { handCount: hand.count, hasDrawn: hand.hasDrawn }
    : { handCount: hand.tiles.length, hasDrawn: hand.drawn !== undefined };
}
