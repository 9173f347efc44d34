import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Board, departureOf } from '../rules/board.ts';
import { scoresOf } from '../rules/ending.ts';
import { SQUARE_COUNT, SQUARES, STATIONS } from '../rules/ids.ts';
import { type Lines, linesOf } from '../rules/lines.ts';
import { legalPlacements, openSquares } from '../rules/placement.ts';
import { TILE_CODES } from '../rules/tiles.ts';
import { randomGames } from '../testing/arbitraries.ts';
import type { RandomGame } from '../testing/random-game.ts';
import { DEPARTURES, FastBoard, kindOf } from './fast-board.ts';
import { addScores, addTracedScores, ownersOf } from './fast-scores.ts';
import { SmallGenerator } from './small-generator.ts';

/** The boards of a game, from the empty one to the full one. */
const boardsOf = ({ replay }: RandomGame): readonly Board[] =>
  [replay.start, ...replay.steps.map(({ state }) => state)].map(({ board }) => board);

const listed = (fill: (list: Int16Array) => number): readonly number[] => {
  const list = new Int16Array(SQUARE_COUNT);
  return [...list.subarray(0, fill(list))];
};

const linesFrom = (fast: FastBoard) =>
  [...DEPARTURES].map((point) => [fast.endFrom(point), fast.lengthFrom(point)]);

const linesIn = (lines: Lines) =>
  STATIONS.map((station) => {
    const point = departureOf({ type: 'station', station });
    return [lines.ends[point], lines.lengths[point]];
  });

/** All that a fast board tells. */
const factsOf = (fast: FastBoard) => ({
  lines: linesFrom(fast),
  legal: TILE_CODES.map((_, kind) => listed((list) => fast.legalSquares(kind, list))),
});

/** The same from the public rules. */
const plainFactsOf = (board: Board, lines: Lines) => ({
  lines: linesIn(lines),
  legal: TILE_CODES.map((tile) =>
    legalPlacements({ board, rotation: false }, tile).map(({ square }) => square),
  ),
});

test('agrees with the rules step by step, forwards and backwards', () => {
  fc.assert(
    fc.property(randomGames, (game) => {
      const fast = new FastBoard();
      const laid: { square: number; kind: number; before: object }[] = [];
      for (const { state, events } of game.replay.steps) {
        for (const event of events) {
          if (event.type !== 'placed') continue;
          const kind = kindOf(event.tile);
          laid.push({ square: event.square, kind, before: factsOf(fast) });
          fast.lay(event.square, kind);
        }
        expect(factsOf(fast)).toEqual(plainFactsOf(state.board, state.lines));
      }
      for (const { square, kind, before } of laid.toReversed()) {
        fast.takeBack(square, kind);
        expect(factsOf(fast)).toEqual(before);
      }
    }),
    { numRuns: 20 },
  );
});

test('lists open squares, and builds a board in any order', () => {
  fc.assert(
    fc.property(randomGames, (game) => {
      for (const board of boardsOf(game).filter((_, step) => step % 9 === 0)) {
        const fast = FastBoard.of(board);
        expect(listed((list) => fast.openSquares(list))).toEqual(openSquares(board));
        expect(linesFrom(fast)).toEqual(linesIn(linesOf(board)));
      }
    }),
    { numRuns: 20 },
  );
});

test('scores as the rules do, joined and traced', () => {
  fc.assert(
    fc.property(randomGames, (game) => {
      const { players } = game.record.options;
      const board = boardsOf(game).at(-1) ?? [];
      const expected = scoresOf(players, linesOf(board));
      const joined = new Int16Array(players);
      addScores(FastBoard.of(board), ownersOf(players), joined);
      expect([...joined]).toEqual(expected);
      const traced = new Int16Array(players);
      const kinds = Int16Array.from(SQUARES, (square) => {
        const tile = board[square];
        return tile === undefined ? 0 : kindOf(tile);
      });
      addTracedScores(kinds, ownersOf(players), traced);
      expect([...traced]).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test('clear takes all tiles off', () => {
  const fast = new FastBoard();
  const empty = factsOf(fast);
  fast.lay(0, 0);
  fast.lay(63, 7);
  fast.clear();
  expect(factsOf(fast)).toEqual(empty);
});

test('a random square is a legal one, and each comes up', () => {
  const fast = new FastBoard();
  const generator = new SmallGenerator(7);
  const legal = listed((list) => fast.legalSquares(0, list));
  const chosen = Array.from({ length: 1000 }, () => fast.randomLegalSquare(0, generator));
  expect([...new Set(chosen)].sort((one, other) => one - other)).toEqual(legal);
});

test.each([0, 1, 2, 2 ** 31, 2 ** 32 - 1, -1])(
  'the small generator from %i stays in range and repeats itself',
  (seed) => {
    const drawn = (generator: SmallGenerator) =>
      Array.from({ length: 2000 }, () => generator.below(6));
    const numbers = drawn(new SmallGenerator(seed));
    expect(drawn(new SmallGenerator(seed))).toEqual(numbers);
    const counts = [0, 1, 2, 3, 4, 5].map((n) => numbers.filter((other) => other === n).length);
    expect(Math.min(...counts)).toBeGreaterThan(250);
    expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  },
);
