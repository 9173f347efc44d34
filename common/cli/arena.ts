/** `metro arena`: bots play many games against each other. */
import { performance } from 'node:perf_hooks';
import { chooseAction, type Level } from '../bots/choose-action.ts';
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
  moves: number;
  milliseconds: number;
}

/**
 * Plays the games. A deck is shared by as many games as there are seats: after each game everyone
 * moves on by a seat, so that luck with the tiles and the place at the table evens out.
 */
export function playArena({ options, levels, games, seed }: ArenaSettings): ArenaResult {
  const tallies = levels.map(
    (level): Tally => ({ level, shares: [], margins: [], moves: 0, milliseconds: 0 }),
  );
  for (let game = 0; game < games; game++) {
    const deck = Math.floor(game / options.players);
    const deal = dealFrom(deckSeed(seed, deck), options);
    const seated = seatsOf(options.players).map((seat) => tallyAt(tallies, seat + game));
    note(seated, playGame(options, deal, seated, botSeed(seed, game)));
  }
  return { games, seats: tallies.map((tally) => seatOf(tally, games)) };
}

/** Plays a game to its end; gives the scores, by seat. */
function playGame(
  options: GameOptions,
  deal: Deal,
  seated: readonly Tally[],
  seed: number,
): readonly number[] {
  let state = startGame(options, deal);
  while (state.phase.type === 'playing') {
    const { turn } = state.phase;
    state = playTurn(state, turn, tallyAt(seated, turn), seed + turn);
  }
  return state.scores;
}

function playTurn(state: GameState, seat: Seat, tally: Tally, seed: number): GameState {
  const view = viewOf(state, seat);
  const start = performance.now();
  const action = chooseAction(tally.level, view, seat, seed);
  tally.milliseconds += performance.now() - start;
  tally.moves++;
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

function seatOf({ level, shares, margins, moves, milliseconds }: Tally, games: number): ArenaSeat {
  const share = mean(shares);
  const variance = mean(shares.map((value) => (value - share) ** 2));
  return {
    seat: level,
    wins: rounded(share * games),
    share: rounded(share),
    meanMargin: rounded(mean(margins)),
    standardError: rounded(Math.sqrt(variance / games)),
    millisecondsPerMove: rounded(milliseconds / moves),
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

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
