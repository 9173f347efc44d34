/** Kept games for those who look at them later: records, and the public past. */
import { z } from 'zod';
import { commitmentOf } from '../../common/deal/commitment.ts';
import type { DealAnswer, GameSummaryAnswer, RecordAnswer } from '../../common/protocol/api.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { gameOptionsOf } from '../../common/protocol/option-parts.ts';
import { tableOptions } from '../../common/protocol/options.ts';
import { formatRecord, type GameRecord } from '../../common/record/record.ts';
import { resultOf } from '../../common/record/replay.ts';
import { SEATS, type Seat, seatsOf } from '../../common/rules/ids.ts';
import { formatMove } from '../../common/rules/notation.ts';
import type { EarlierGame, KeptSetup } from '../games/keeping.ts';
import { LiveGame } from '../games/live-game.ts';
import { dealAgainOf } from '../games/rematch.ts';
import type { GameSummary, StoredGame } from '../store/store.ts';
import { isOfKnownVersion, keptTable } from './kept-table.ts';

const keptResult = z.object({ scores: z.array(z.number()), winners: z.array(z.number()) });

/** The record of a game that is over; `undefined` of any other. */
export function recordOf(stored: StoredGame): GameRecord | undefined {
  const game = replayedGame(stored);
  return game && isOver(stored, game) ? recordFrom(stored, game) : undefined;
}

/**
 * What may be told of a game: all of one that is over, the public past of one that is being played.
 * `undefined` of a game that didn't begin, or of a version that isn't understood here.
 */
export function pastOf(stored: StoredGame): RecordAnswer | undefined {
  const game = replayedGame(stored);
  if (game === undefined) return undefined;
  const facts = { commitment: commitmentOf(game.seed), bots: botsOf(stored) };
  if (isOver(stored, game)) {
    const { finishedAt } = stored;
    const record: unknown = JSON.parse(formatRecord(recordFrom(stored, game)));
    return { status: 'finished', record, ...facts, ...(finishedAt && { finishedAt }) };
  }
  const { phase } = game.state;
  if (phase.type !== 'playing') throw new Error(`game ${stored.id} is over and goes on`);
  return {
    status: 'playing',
    ...facts,
    isSameDeal: stored.sameDealOf !== undefined,
    options: { ...game.options, expansions: [...game.options.expansions] },
    seats: seatNames(stored, game),
    shown: game.shown,
    moves: game.moves.map(formatMove),
    turn: phase.turn,
  };
}

/**
 * May anybody see the past of this game while it is played? Not where nobody watches, nor where
 * watching needs a password.
 */
export function mayBeWatched(stored: StoredGame): boolean {
  const { options, lock } = keptTable(stored).terms;
  return options.mayWatch !== false && lock === undefined;
}

/** A finished game, as people who play its deal again see it; `undefined` for any other. */
export function earlierGame(stored: StoredGame): EarlierGame | undefined {
  const game = replayedGame(stored);
  if (game?.state.phase.type !== 'finished') return undefined;
  const { scores } = game.state;
  const seats = seatNames(stored, game).map(({ name }, seat) => ({
    name,
    score: scores[seat] ?? 0,
  }));
  return { seed: game.seed, seats };
}

/** A finished game's deal, for those who may play it again; `undefined` of any other game. */
export function dealFor(stored: StoredGame): DealAnswer | undefined {
  const earlier = earlierGame(stored);
  const options = gameOptionsOf(tableOptions.parse(stored.options));
  return earlier && { options, earlier: [...earlier.seats] };
}

/** The table at which a player plays the deal of a finished game again; `undefined` of any other game. */
export function dealAgainFor(stored: StoredGame, playerId: PlayerId): KeptSetup | undefined {
  const earlier = earlierGame(stored);
  return earlier && dealAgainOf(keptTable(stored), { of: stored.id, earlier }, playerId);
}

/** While a game is played its seed is a secret. */
const isOver = ({ status }: StoredGame, { state }: LiveGame): boolean =>
  state.phase.type === 'finished' || status === 'abandoned';

/** A game as a player finds it in a list; `turn` is the seat on turn. */
export function summaryFor(
  playerId: PlayerId,
  game: GameSummary,
  turn: Seat | undefined,
): GameSummaryAnswer {
  const { id, status, options, seats, createdAt, startedAt, finishedAt, result } = game;
  const parsed = gameOptionsOf(tableOptions.parse(options));
  return {
    code: id,
    status,
    options: parsed,
    seats: seats.map((holder) => ({
      seat: holder.seat,
      name: holder.name,
      isMe: holder.playerId === playerId,
    })),
    createdAt,
    ...(turn !== undefined && { turn }),
    ...(finishedAt !== undefined && { finishedAt }),
    hasBegun: startedAt !== undefined,
    isSameDeal: game.sameDealOf !== undefined,
    ...(status === 'finished' && { result: keptResult.parse(result) }),
  };
}

/** The seat on turn of a kept game; `undefined` where there is none. */
export function turnOf(stored: StoredGame): Seat | undefined {
  const game = replayedGame(stored);
  return game && turnIn(game);
}

/** The seat on turn of a game; `undefined` once it is over. */
export const turnIn = ({ state: { phase } }: LiveGame): Seat | undefined =>
  phase.type === 'playing' ? phase.turn : undefined;

/** `undefined` of a game that didn't begin, or of a version that isn't understood here. */
function replayedGame(stored: StoredGame): LiveGame | undefined {
  if (!isOfKnownVersion(stored)) return undefined;
  const { terms, game } = keptTable(stored);
  if (game === undefined) return undefined;
  const options = gameOptionsOf(terms.options);
  return new LiveGame({ ...game, options, journal: CLOSED, onStep: () => {} });
}

/** Nobody plays on in the past. */
const CLOSED = {
  append: () => Promise.reject(new Error('a game of the past is not played on')),
};

/** A record says what players did; what their moves showed follows from the deal. */
const recordFrom = (stored: StoredGame, game: LiveGame): GameRecord => ({
  ...(stored.status === 'abandoned' && { isGivenUp: true }),
  ...(stored.sameDealOf !== undefined && { isSameDeal: true }),
  options: game.options,
  source: { type: 'seed', seed: game.seed },
  seats: seatNames(stored, game),
  actions: game.moves.map(({ seat, action }) => formatMove({ seat, action })),
  result: resultOf(game.state),
});

function botsOf(stored: StoredGame): RecordAnswer['bots'] {
  const { occupants } = keptTable(stored);
  return SEATS.flatMap((seat) => {
    const level = occupants[seat]?.bot;
    return level === undefined ? [] : [{ seat, level }];
  });
}

const seatNames = ({ seats }: StoredGame, { options }: LiveGame) =>
  seatsOf(options.players).map((seat) => ({
    name: seats.find((holder) => holder.seat === seat)?.name ?? '',
  }));
