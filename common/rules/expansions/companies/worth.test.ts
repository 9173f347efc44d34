import { expect, test } from 'vitest';
import { gameOf, sharePiles } from '../../../testing/builders.ts';
import { viewOf } from '../../game.ts';
import { companyStakes } from './worth.ts';

/** Seat 0 holds A40 B30 C20 D10. */
const SHARES = sharePiles({ 40: 'AC', 30: 'BD', 20: 'CE', 10: 'DF' });

test('a point of a company is worth the more, the larger the share in it is', () => {
  const game = gameOf('aaaa', { expansions: ['companies'] }, SHARES);
  const stakes = companyStakes(viewOf(game, 0), 0);
  const { A, B, C, D, E } = stakes;
  expect([A, B, C, D, E].toSorted((one, other) => other - one)).toEqual([A, B, C, D, E]);
  expect([B > 0, E < 0]).toEqual([true, true]);
  expect(Object.values(stakes).reduce((sum, stake) => sum + stake)).toBeCloseTo(0);
});
