/** `metro arena`: bots play many games against each other. */
import { performance } from 'node:perf_hooks';
import { chooseAction, type Level } from '../bots/choose-action.ts';
import type { Effort } from '../bots/search/halving.ts';
import { dealFrom, parseSeed, type Seed } from '../deal/deal.ts';
import type { Deal } from '../rules/deal.ts';
import { applyAction, type GameState, startGame, viewOf } from '../rules/game.ts';
import { type Seat, seatsOf } from '../rules/ids.ts';
import type { GameOptions } from '../rules/options.ts';

/** What is to be played. */
export interface ArenaSettings {
  readonly options: GameOptions;
  /** One for each player of the options. */
  readonly levels: readonly Level[];
  readonly games: number;
  /** A whole number from 0. The same seed gives the same games. */
  readonly seed: number;
  /** How much the levels that search think. */
  readonly effort: Effort;
}

/** How one of the bots did. */
export interface ArenaSeat {
  readonly seat: Level;
  /** Games won; a shared win counts as a share. */
  readonly wins: number;
  /** The same as a part of all games. */
  readonly share: number;
  /** The mean of its score less the best of the others' scores. */
  readonly meanMargin: number;
  /** Of the share. */
  readonly standardError: number;
  readonly millisecondsPerMove: number;
  /** 95 of 100 moves took no longer. */
  readonly milliseconds95: number;
}

/** What came of the games. */
export interface ArenaResult {
  readonly games: number;
  readonly seats: readonly ArenaSeat[];
}

/** One bot over all games. */
interface Tally {
  readonly level: Level;
  readonly shares: number[];
  readonly margins: number[];
  /** By move, in milliseconds. */
  readonly times: number[];
}

/**
 * Plays the games. A deck is shared by as many games as there are seats: after each game everyone
 * moves on by a seat, so that luck with the tiles and the place at the table evens out.
 */
export function playArena({ options, levels, games, seed, effort }: ArenaSettings): ArenaResult {
  const tallies = levels.map((level): Tally => ({ level, shares: [], margins: [], times: [] }));
  for (let game = 0; game < games; game++) {
    const deck = Math.floor(game / options.players);
    const deal = dealFrom(deckSeed(seed, deck), options);
    const seated = seatsOf(options.players).map((seat) => tallyAt(tallies, seat + game));
    const casting = { seated, seed: botSeed(seed, game), effort };
    note(seated, playGame(options, deal, casting));
  }
  return { games, seats: tallies.map((tally) => seatOf(tally, games)) };
}

/** Who plays a game, by seat, and what their choices hang on. */
interface Casting {
  readonly seated: readonly Tally[];
  readonly seed: number;
  readonly effort: Effort;
}

/** Plays a game to its end; gives the scores, by seat. */
function playGame(options: GameOptions, deal: Deal, casting: Casting): readonly number[] {
  let state = startGame(options, deal);
  while (state.phase.type === 'playing') {
    const { turn } = state.phase;
    state = playTurn(state, turn, casting);
  }
  return state.scores;
}

function playTurn(state: GameState, seat: Seat, { seated, seed, effort }: Casting): GameState {
  const tally = tallyAt(seated, seat);
  const view = viewOf(state, seat);
  const start = performance.now();
  const action = chooseAction(tally.level, view, seat, seed + seat, effort);
  tally.times.push(performance.now() - start);
  const applied = applyAction(state, seat, action);
  if (!applied.ok) throw new Error(`${tally.level} chose an illegal action: ${applied.error}`);
  return applied.value.state;
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

function seatOf({ level, shares, margins, times }: Tally, games: number): ArenaSeat {
  const share = mean(shares);
  const variance = mean(shares.map((value) => (value - share) ** 2));
  return {
    seat: level,
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

/** What 95 of 100 values don't exceed. */
const at95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? 0;

/** To four places: more would only be noise. */
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
