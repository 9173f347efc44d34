import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FastBoard } from '../fast/fast-board.ts';
import { scoreNumber } from '../rules/expansions/station-numbers/station-numbers.ts';
import { viewOf } from '../rules/game.ts';
import { randomGames } from '../testing/arbitraries.ts';
import { after, gameOf, onBoard, station } from '../testing/builders.ts';
import { plainValue } from './line-values.ts';
import { sideInterestsOf } from './side-interests.ts';

const withNumber = (number: number) => {
  const view = viewOf(gameOf('aaaa', { expansions: ['station-numbers'] }), 0);
  return { ...view, holdings: { numbers: [[station(number)], undefined] } };
};

const worthOf = (view: ReturnType<typeof withNumber>, text: string) =>
  sideInterestsOf(view, 0).map(({ value }) =>
    value(FastBoard.of(onBoard(gameOf('aaaa'), text).board), plainValue),
  );

test('at the end a number is worth what it scores', () => {
  fc.assert(
    fc.property(randomGames, fc.integer({ min: 1, max: 32 }), ({ replay }, number) => {
      const { board, lines } = replay.steps.at(-1)?.state ?? replay.start;
      const [interest] = sideInterestsOf(withNumber(number), 0);
      const { points } = scoreNumber(lines, station(number));
      expect(interest?.value(FastBoard.of(board), plainValue)).toBe(points);
    }),
  );
});

test('a longer track to a number is worth more, a short line that comes there much less', () => {
  // Station 1 lies above H1; straight tracks lead to it from below.
  const [none = 0] = worthOf(withNumber(1), '');
  const [one = 0] = worthOf(withNumber(1), 'aaaa07');
  const [two = 0] = worthOf(withNumber(1), 'aaaa07 aaaa17');
  const [closed = 0] = worthOf(withNumber(1), 'dddd07');
  expect(one).toBeGreaterThan(none);
  expect(two).toBeGreaterThan(one);
  expect(closed).toBeLessThan(none / 2);
});

test('nobody else’s numbers and no wagons mean nothing', () => {
  expect(sideInterestsOf(viewOf(gameOf('aaaa'), 0), 0)).toEqual([]);
  expect(sideInterestsOf(withNumber(1), 1)).toEqual([]);
});

test('a wagon at the central station is one’s own, or against one', () => {
  const game = gameOf('aaaa', { expansions: ['central-wagons'] });
  const state = after(onBoard(game, 'aaaa23 aaaa13'), 'wagon@D3');
  const [own] = sideInterestsOf(viewOf(state, 0), 0);
  const [others] = sideInterestsOf(viewOf(state, 1), 1);
  expect([own?.stake, others?.stake]).toEqual([1, -1]);
  const fast = FastBoard.of(state.board);
  expect(own?.value(fast, plainValue)).toBeGreaterThan(
    own?.value(new FastBoard(), plainValue) ?? 0,
  );
});
