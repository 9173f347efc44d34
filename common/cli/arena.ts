/** `metro arena`: bots play many games against each other. */
import { performance } from 'node:perf_hooks';
import { chooseAction, type Level } from '../bots/choose-action.ts';
import type { Effort } from '../bots/search/halving.ts';
import { dealFrom, parseSeed, type Seed } from '../deal/deal.ts';
import {
  type Action,
  applyAction,
  type GameState,
  type GameView,
  startGame,
  viewOf,
} from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import { formatAction } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { Program } from './programs/program.ts';
import { turnOf } from './programs/turn.ts';

/** What to play. */
export interface ArenaSettings {
  readonly options: GameOptions;
  /** One for each player of the options: a level of our bots, or the visiting program. */
  readonly seats: readonly Contestant[];
  readonly games: number;
  /** A whole number from 0. The same seed gives the same games. */
  readonly seed: number;
  /** How much effort the levels that search spend. */
  readonly effort: Effort;
}

/** Who takes part: a level of our bots, or somebody's program. */
export type Contestant = Level | typeof PROGRAM;
/** The name of a program's seat. */
export const PROGRAM = 'program';

/** How one of the bots did. */
export interface ArenaSeat {
  readonly seat: Contestant;
  /** Games won; a shared win counts as a share. */
  readonly wins: number;
  /** The same as a fraction of all games. */
  readonly share: number;
  /** The mean difference between its score and the best of the others. */
  readonly meanMargin: number;
  /** Of the share. */
  readonly standardError: number;
  readonly millisecondsPerMove: number;
  /** 95 of 100 moves took no longer. */
  readonly milliseconds95: number;
}

/** The result of the games. */
export interface ArenaResult {
  readonly games: number;
  readonly seats: readonly ArenaSeat[];
}

/** One bot over all games. */
interface Tally {
  readonly seat: Contestant;
  readonly shares: number[];
  readonly margins: number[];
  /** By move, in milliseconds. */
  readonly times: number[];
}

/**
 * Plays the games; on error, what the program did wrong. A deck is shared by as many games as there are seats: after each game everyone
 * moves on by a seat, so that luck with the tiles and the place at the table evens out.
 */
export async function playArena(
  { options, seats, games, seed, effort }: ArenaSettings,
  program?: Program,
): Promise<Result<ArenaResult, string>> {
  const tallies = seats.map((seat): Tally => ({ seat, shares: [], margins: [], times: [] }));
  for (let game = 0; game < games; game++) {
    const deck = Math.floor(game / options.players);
    const deal = dealFrom(deckSeed(seed, deck), options);
    const seated = seatsOf(options.players).map((seat) => tallyAt(tallies, seat + game));
    const casting = { seated, seed: botSeed(seed, game), effort, program };
    const scores = await playGame(startGame(options, deal), casting);
    if (!scores.ok) return scores;
    note(seated, scores.value);
  }
  return ok({ games, seats: tallies.map((tally) => seatOf(tally, games)) });
}

/** Who plays a game, by seat, and the seed of their choices. */
interface Casting {
  readonly seated: readonly Tally[];
  readonly seed: number;
  readonly effort: Effort;
  readonly program: Program | undefined;
}

/** Plays a game to its end and returns the scores, by seat. */
async function playGame(
  start: GameState,
  casting: Casting,
): Promise<Result<readonly number[], string>> {
  let state = start;
  while (state.phase.type === 'playing') {
    const played = await playTurn(state, state.phase.turn, casting);
    if (!played.ok) return played;
    state = played.value;
  }
  return ok(state.scores);
}

async function playTurn(
  state: GameState,
  turn: Seat,
  casting: Casting,
): Promise<Result<GameState, string>> {
  const { seat, times } = tallyAt(casting.seated, turn);
  const view = viewOf(state, turn);
  const start = performance.now();
  const chosen = await choiceOf(seat, view, turn, casting);
  times.push(performance.now() - start);
  if (!chosen.ok) return err(`${seat}: ${chosen.error}`);
  const applied = applyAction(state, turn, chosen.value);
  if (!applied.ok)
    return err(`${seat}: ${formatAction(chosen.value)} is refused: ${applied.error}`);
  return ok(applied.value.state);
}

function choiceOf(
  seat: Contestant,
  view: GameView,
  turn: Seat,
  { seed, effort, program }: Casting,
): Result<Action, string> | Promise<Result<Action, string>> {
  if (seat !== PROGRAM) return ok(chooseAction(seat, view, turn, seed + turn, effort));
  if (program === undefined) throw new Error('a seat for a program, and none');
  return program.choose(turnOf(view, turn, seed + turn));
}

function note(seated: readonly Tally[], scores: readonly number[]): void {
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  for (const [seat, { shares, margins }] of seated.entries()) {
    const score = scores[seat] ?? 0;
    shares.push(score === best ? 1 / winners : 0);
    margins.push(score - Math.max(...scores.toSpliced(seat, 1)));
  }
}

function seatOf({ seat, shares, margins, times }: Tally, games: number): ArenaSeat {
  const share = mean(shares);
  const variance = mean(shares.map((value) => (value - share) ** 2));
  return {
    seat,
    wins: rounded(share * games),
    share: rounded(share),
    meanMargin: rounded(mean(margins)),
    standardError: rounded(Math.sqrt(variance / games)),
    millisecondsPerMove: rounded(mean(times)),
    milliseconds95: rounded(at95(times)),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The 95th percentile. */
const at95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;

/** Rounds to four places: more would only be noise. */
const rounded = (value: number): number => Number(value.toFixed(4));

function tallyAt(tallies: readonly Tally[], place: number): Tally {
  const tally = tallies[place % tallies.length];
  if (tally === undefined) throw new Error('an arena without seats');
  return tally;
}

/** The arena's seed in front and the deck's number behind make the 128 bits of a deal's seed. */
function deckSeed(seed: number, deck: number): Seed {
  const half = (value: number) => value.toString(16).padStart(16, '0');
  const digits = parseSeed(half(seed) + half(deck));
  if (digits === undefined) throw new Error(`no seed of an arena: ${seed}`);
  return digits;
}

/** Far enough apart for the seats of neighbouring games. */
const botSeed = (seed: number, game: number): number => (seed * 1_000_003 + game) * 8;
