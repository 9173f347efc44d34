/** What became of kept games: records and the public past, for those who look at them later. */
import { z } from 'zod';
import { commitmentOf } from '../../common/deal/commitment.ts';
import type { GameSummaryAnswer, RecordAnswer } from '../../common/protocol/api.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { gameOptionsOf, tableOptions } from '../../common/protocol/options.ts';
import { formatRecord, type GameRecord } from '../../common/record/record.ts';
import { resultOf } from '../../common/record/replay.ts';
import { type Seat, seatsOf } from '../../common/rules/ids.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { LiveGame } from '../games/live-game.ts';
import type { GameSummary, StoredGame } from '../store/store.ts';
import { keptTable } from './kept-table.ts';

const keptResult = z.object({ scores: z.array(z.number()), winners: z.array(z.number()) });

/** The record of a finished game; `undefined` of any other. */
export function recordOf(stored: StoredGame): GameRecord | undefined {
  const game = replayedGame(stored);
  // While it is played the seed is a secret.
  return game?.state.phase.type === 'finished' ? recordFrom(stored, game) : undefined;
}

/**
 * What may be told of a game: all of a finished one, the public past of one that is being played.
 * `undefined` of a game that didn't begin.
 */
export function pastOf(stored: StoredGame): RecordAnswer | undefined {
  const game = replayedGame(stored);
  if (game === undefined) return undefined;
  const commitment = commitmentOf(game.seed);
  const { phase } = game.state;
  if (phase.type === 'finished') {
    const { finishedAt } = stored;
    const record: unknown = JSON.parse(formatRecord(recordFrom(stored, game)));
    return { status: 'finished', record, commitment, ...(finishedAt && { finishedAt }) };
  }
  return {
    status: 'playing',
    commitment,
    options: { ...game.options, expansions: [...game.options.expansions] },
    seats: seatNames(stored, game),
    shown: game.shown,
    moves: game.moves.map(formatMove),
    turn: phase.turn,
  };
}

/** May people without a seat see the past of this game while it is played? */
export const mayBeWatched = ({ options }: StoredGame): boolean =>
  tableOptions.parse(options).mayWatch !== false;

/** A game as a player finds it in a list; `turn` is the seat on turn. */
export function summaryFor(
  playerId: PlayerId,
  game: GameSummary,
  turn: Seat | undefined,
): GameSummaryAnswer {
  const { id, status, options, seats, createdAt, finishedAt, result } = game;
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
    ...(status === 'finished' && { result: keptResult.parse(result) }),
  };
}

/** The seat on turn of a kept game; `undefined` where there is none. */
export function turnOf(stored: StoredGame): Seat | undefined {
  const phase = replayedGame(stored)?.state.phase;
  return phase?.type === 'playing' ? phase.turn : undefined;
}

function replayedGame(stored: StoredGame): LiveGame | undefined {
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
  options: game.options,
  source: { type: 'seed', seed: game.seed },
  seats: seatNames(stored, game),
  actions: game.moves.map(({ seat, action }) => formatMove({ seat, action })),
  result: resultOf(game.state),
});

const seatNames = ({ seats }: StoredGame, { options }: LiveGame) =>
  seatsOf(options.players).map((seat) => ({
    name: seats.find((holder) => holder.seat === seat)?.name ?? '',
  }));
