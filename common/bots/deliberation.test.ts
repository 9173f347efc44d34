import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewOf } from '../rules/game.ts';
import { randomGames } from '../testing/arbitraries.ts';
import { gameOf } from '../testing/builders.ts';
import { deliberationOf } from './deliberation.ts';

test('whoever has no choice plays quickly, and nobody thinks for ever', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const pauses = [replay.start, ...replay.steps.map(({ state }) => state)].flatMap((state) =>
        state.phase.type === 'playing' ? [deliberationOf(state, state.phase.turn)] : [],
      );
      expect(Math.min(...pauses)).toBe(0.5);
      expect(Math.max(...pauses)).toBeGreaterThan(0.8);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(2);
    }),
    { numRuns: 5 },
  );
});

test('what others hold makes no difference', () => {
  const view = viewOf(gameOf('aaaa bbbb'), 0);
  expect(deliberationOf(viewOf(gameOf('aaaa cccc'), 0), 0)).toBe(deliberationOf(view, 0));
});
