/** Short ways to set up tests. All of them throw on a mistake in the test itself. */

import { dealFrom } from '../deal/deal.ts';
import type { Board } from '../rules/board.ts';
import type { Deal, ExpansionDeal } from '../rules/deal.ts';
import {
  byPercent,
  COMPANIES,
  type Percent,
  parseCompany,
} from '../rules/expansions/companies/shares.ts';
import {
  type Action,
  applyAction,
  check,
  type GameState,
  legalActions,
  startGame,
  type Violation,
} from '../rules/game.ts';
import { parseSquare, parseStation, type Square, type StationNumber } from '../rules/ids.ts';
import { linesOf } from '../rules/lines.ts';
import { formatAction, parseAction } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';
import { parsePosition } from '../rules/position.ts';
import { ALL_TILES, parseTile, type TileCode } from '../rules/tiles.ts';
import { seedOf } from './arbitraries.ts';

/** Two players, no variant, no expansion. */
export const BASE_OPTIONS: GameOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
};

/** Supplies what the deals of tests don't specify. */
const SEED = seedOf('5eed'.repeat(8));

/** A deal whose first tiles are these, separated by spaces; seat 0 starts. */
export function dealOfTiles(first: string): Deal {
  const top = first.split(' ').map(tile);
  const rest = top.reduce<readonly TileCode[]>(
    (left, code) => left.toSpliced(left.indexOf(code), 1),
    ALL_TILES,
  );
  return { tiles: [...top, ...rest], startingSeat: 0 };
}

/** A game of two, before its first action, whose first tiles (and parts of expansions) are these. */
export function gameOf(
  first: string,
  options: Partial<GameOptions> = {},
  parts: ExpansionDeal = {},
): GameState {
  const chosen = { ...BASE_OPTIONS, ...options };
  return startGame(chosen, { ...dealFrom(SEED, chosen), ...dealOfTiles(first), ...parts });
}

/** The game after these actions of the seats on turn, as texts. */
export const after = (state: GameState, ...actions: readonly string[]): GameState =>
  actions.reduce((now, text) => {
    if (now.phase.type !== 'playing') throw new Error('the game is over');
    const applied = applyAction(now, now.phase.turn, action(text));
    if (!applied.ok) throw new Error(`${text}: ${applied.error}`);
    return applied.value.state;
  }, state);

/** An action from its text, such as `cbaa@C4+1`. */
export const action = (text: string): Action => known(parseAction(text), text);

/** A kind of tile from its code. */
export const tile = (text: string): TileCode => known(parseTile(text), text);

/** A square from its label. */
export const square = (label: string): Square => known(parseSquare(label), label);

/** A station from its number. */
export const station = (number: number): StationNumber => known(parseStation(number), `${number}`);

/** A board from laid tiles in the six-character form; copies are counted over turns. */
export function board(text: string): Board {
  const position = parsePosition(text.replaceAll(' ', ''), { rotation: true });
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  return position.value;
}

/** The game with these tiles on its board, in the six-character form; nothing is scored for them. */
export function onBoard(state: GameState, text: string): GameState {
  const tiles = board(text);
  const laid = state.board.map((central, place) => tiles[place] ?? central);
  return { ...state, board: laid, lines: linesOf(laid) };
}

/** The rule that an action of the seat on turn would break. */
export function violationOf(state: GameState, text: string): Violation | undefined {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  return check(state, state.phase.turn, action(text));
}

/** The extra actions that the seat on turn may do, as texts. */
export const extraActionsOf = (state: GameState): readonly string[] =>
  legalActions(state)
    .filter(({ type }) => type !== 'place' && type !== 'draw')
    .map(formatAction);

/** The game with an empty stack and empty hands but for these tiles, by seat, separated by spaces. */
export const withLastTiles = (state: GameState, ...hands: readonly string[]): GameState => ({
  ...state,
  stack: [],
  stackCount: 0,
  hands: hands.map((tiles) => ({
    type: 'open',
    tiles: tiles
      .split(' ')
      .filter((code) => code !== '')
      .map(tile),
    drawn: undefined,
  })),
});

/** Share piles of companies by their letters, the first dealt first; the rest of each follows. */
export const sharePiles = (piles: Readonly<Record<Percent, string>>): ExpansionDeal => ({
  shares: byPercent((percent) => {
    const first = [...piles[percent]].map((letter) => known(parseCompany(letter), letter));
    return [...first, ...COMPANIES.filter((company) => !first.includes(company))];
  }),
});

function known<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new Error(`the test says ${text}`);
  return value;
}
