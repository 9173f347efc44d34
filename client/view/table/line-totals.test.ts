import { expect, test } from 'vitest';
import { after, gameOf, onBoard } from '../../../common/testing/builders.ts';
import { linesOwnedBy, lineTotals, openLinesOf } from './line-totals.ts';

test('without complete lines there is nothing to tell', () => {
  const game = after(gameOf('acba bbbb cccc dddd'), 'acba@A1');
  expect(lineTotals(game, 1)).toEqual({ edge: 0, centre: 0, longest: 0, longestLine: undefined });
});

test('a line that ends at the centre counts double there, and its length is that of its tiles', () => {
  const game = onBoard(gameOf('acba', { players: 2 }), 'aaaa03aaaa13aaaa23');
  const totals = [0, 1].map((seat) => lineTotals(game, seat === 0 ? 0 : 1));
  expect(totals).toContainEqual({ edge: 0, centre: 6, longest: 3, longestLine: 5 });
});

test('with companies seats own no lines, and every company four', () => {
  const game = gameOf('acba', { expansions: ['companies'] });
  expect(linesOwnedBy(game, 0)).toEqual([]);
  expect(linesOwnedBy(game, 'A')).toEqual([1, 16, 21, 28]);
  expect(openLinesOf(game, 'A')).toBe(4);
});

test('a central wagon adds the line of its space', () => {
  const game = after(gameOf('acba', { expansions: ['central-wagons'] }), 'wagon@D3');
  expect(linesOwnedBy(game, 0)).toContain('D3');
});
