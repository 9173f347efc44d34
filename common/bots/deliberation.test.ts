import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legalActions, viewOf } from '../rules/game.ts';
import { randomGames, seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS, gameOf } from '../testing/builders.ts';
import { playRandomGame, type RandomGame } from '../testing/random-game.ts';
import { deliberationOf } from './deliberation.ts';

/** Every turn of a game: how long it is thought about, and how many actions there are. */
const turnsOf = ({ replay: { start, steps } }: RandomGame) =>
  [start, ...steps.map(({ state }) => state)].flatMap((state) =>
    state.phase.type === 'playing'
      ? [{ pause: deliberationOf(state, state.phase.turn), choices: legalActions(state).length }]
      : [],
  );

test('whoever has no choice plays quickly, and nobody thinks for ever', () => {
  fc.assert(
    fc.property(randomGames, (game) => {
      for (const { pause, choices } of turnsOf(game)) {
        expect(pause).toBeGreaterThanOrEqual(0.5);
        expect(pause).toBeLessThanOrEqual(choices === 1 ? 0.5 : 2);
      }
    }),
    { numRuns: 5 },
  );
});

test('a game has turns that take longer than others', () => {
  const pauses = turnsOf(playRandomGame(BASE_OPTIONS, seedOf('de11'.repeat(8)))).map(
    ({ pause }) => pause,
  );
  expect(Math.min(...pauses)).toBeLessThan(0.6);
  expect(Math.max(...pauses)).toBeGreaterThan(0.8);
});

test('what others hold makes no difference', () => {
  const view = viewOf(gameOf('aaaa bbbb'), 0);
  expect(deliberationOf(viewOf(gameOf('aaaa cccc'), 0), 0)).toBe(deliberationOf(view, 0));
});
