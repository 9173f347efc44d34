import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEPARTURES, FastBoard } from '../fast/fast-board.ts';
import { legalPlacements, withTile } from '../rules/placement.ts';
import { rotateTile, TILE_CODES } from '../rules/tiles.ts';
import { randomGames } from '../testing/arbitraries.ts';
import { foreseenValue, plainValue } from './line-values.ts';
import { Trials } from './trials.ts';

const STAKES = Array.from(DEPARTURES, (_, place) => (place % 5) - 2);

test.each([
  ['plain', plainValue],
  ['foreseen', foreseenValue],
])('tries every legal placement, and sees all that it changes: %s values', (_name, lineValue) => {
  const worth = (board: FastBoard) =>
    STAKES.reduce(
      (sum, stake, place) => sum + stake * lineValue(board, DEPARTURES[place] ?? 0),
      3 * board.lengthFrom(DEPARTURES[4] ?? 0),
    );
  const side = { stake: 3, value: (board: FastBoard) => board.lengthFrom(DEPARTURES[4] ?? 0) };
  fc.assert(
    fc.property(randomGames, fc.nat(58), fc.constantFrom(...TILE_CODES), (game, turn, tile) => {
      const state = game.replay.steps[turn]?.state ?? game.replay.start;
      const { board, options } = state;
      const before = worth(FastBoard.of(board));
      const expected = legalPlacements({ board, rotation: options.rotation }, tile).map(
        ({ square, rotation }) => {
          const after = FastBoard.of(withTile(board, square, rotateTile(tile, rotation)));
          return { tile, square, rotation, value: worth(after) - before };
        },
      );
      const trials = new Trials(state, { stakes: STAKES, lineValue, sides: [side] }).of(tile);
      expect(trials.length).toBe(expected.length);
      for (const { value, ...placement } of expected) {
        const trial = trials.find(
          ({ square, rotation }) => square === placement.square && rotation === placement.rotation,
        );
        expect(trial?.value).toBeCloseTo(value, 6);
      }
    }),
  );
});
