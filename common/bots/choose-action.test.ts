import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, type GameState, type GameView, viewOf } from '../rules/game.ts';
import { seatAfter } from '../rules/ids.ts';
import { randomGames } from '../testing/arbitraries.ts';
import { deepFreeze } from '../testing/deep-freeze.ts';
import { withOtherSecrets } from '../testing/other-secrets.ts';
import type { RandomGame } from '../testing/random-game.ts';
import { chooseAction, LEVELS, type Level } from './choose-action.ts';

/** Moments of a game in which somebody has a turn. */
const turnsOf = ({ replay }: RandomGame): readonly GameState[] =>
  [replay.start, ...replay.steps.map(({ state }) => state)].filter(
    ({ phase }) => phase.type === 'playing',
  );

const moments: fc.Arbitrary<GameState> = fc
  .tuple(randomGames, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map(([game, part]) => {
    const turns = turnsOf(game);
    const state = turns[Math.floor(part * turns.length)];
    if (state === undefined) throw new Error('a game without turns');
    return state;
  });

const seatOn = ({ phase }: GameView) => {
  if (phase.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
};

/** Little: what is tested here is so of a search of any length. */
const EFFORT = { playouts: 6 };

const chooseIn = (level: Level, view: GameView, seed: number) =>
  chooseAction(level, view, seatOn(view), seed, EFFORT);
const choose = (level: Level, state: GameState, seed: number) =>
  chooseIn(level, viewOf(state, seatOn(state)), seed);

describe.each(LEVELS)('%s', (level) => {
  test('always chooses a legal action', () => {
    fc.assert(
      fc.property(randomGames, fc.nat(), (game, seed) => {
        // A few turns of each are enough for a level that searches.
        const each = level === 'hard' ? 7 : 1;
        for (const state of turnsOf(game).filter((_, turn) => turn % each === seed % each))
          expect(check(state, seatOn(state), choose(level, state, seed))).toBeUndefined();
      }),
      { numRuns: 12 },
    );
  });

  test('chooses the same for the same view and seed, changes nothing, and knows nothing that is hidden', () => {
    fc.assert(
      fc.property(moments, fc.integer(), (state, seed) => {
        const view = deepFreeze(viewOf(state, seatOn(state)));
        const action = chooseIn(level, view, seed);
        expect(chooseIn(level, view, seed)).toEqual(action);
        expect(chooseIn(level, withOtherSecrets(state), seed)).toEqual(action);
      }),
    );
  });

  test('plays differently for different seeds', () => {
    const varied = fc.sample(randomGames, { numRuns: 10, seed: 5 }).filter((game) => {
      const [start] = turnsOf(game);
      if (start === undefined) throw new Error('a game without turns');
      const choices = Array.from({ length: 20 }, (_, seed) => choose(level, start, seed));
      return new Set(choices.map((choice) => JSON.stringify(choice))).size > 1;
    });
    // What is clearly best is chosen whatever the seed.
    expect(varied.length).toBeGreaterThanOrEqual(level === 'normal' ? 0 : 5);
  });

  test('refuses to play out of turn', () => {
    fc.assert(
      fc.property(moments, (state) => {
        const other = seatAfter(seatOn(state), state.options.players);
        expect(() => chooseAction(level, viewOf(state, other), other, 1)).toThrow(/turn/);
        expect(() => chooseAction(level, viewOf(state, other), seatOn(state), 1)).toThrow(/hidden/);
      }),
      { numRuns: 10 },
    );
  });
});

test('easy draws now and then', () => {
  const actions = fc
    .sample(randomGames, { numRuns: 5, seed: 3 })
    .flatMap((game) => turnsOf(game).map((state, turn) => choose('easy', state, turn).type));
  const draws = actions.filter((type) => type === 'draw').length;
  expect(draws).toBeGreaterThan(actions.length / 50);
  expect(draws).toBeLessThan(actions.length / 2);
});
