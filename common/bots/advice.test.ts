import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check, type GameState, type GameView, viewOf } from '../rules/game.ts';
import { seatAfter } from '../rules/ids.ts';
import { formatAction } from '../rules/notation.ts';
import { anyRandomGames } from '../testing/arbitraries.ts';
import { gameOf, onBoard, withLastTiles } from '../testing/builders.ts';
import { withOtherSecrets } from '../testing/other-secrets.ts';
import { type AdviceRequest, adviseOn } from './advice.ts';

const LITTLE: AdviceRequest = { seed: 1, playouts: 60, count: 3 };

const seatOn = ({ phase }: GameView) => {
  if (phase.type !== 'playing') throw new Error('the game is over');
  return phase.turn;
};

const advise = (view: GameView, request: Partial<AdviceRequest> = {}) =>
  adviseOn(view, seatOn(view), { ...LITTLE, ...request });

const rate = (state: GameState, request: Partial<AdviceRequest> = {}) =>
  advise(viewOf(state, seatOn(state)), request).ratings;

/** A moment of a random game, of any options. */
const moments: fc.Arbitrary<GameState> = fc
  .tuple(anyRandomGames, fc.nat(58))
  .map(([{ replay }, moment]) => {
    const state = replay.steps[moment]?.state;
    return state?.phase.type === 'playing' ? state : replay.start;
  });

test('all that is advised is legal, the best comes first, and each action is rated once', () => {
  fc.assert(
    fc.property(moments, fc.nat(), (state, seed) => {
      const { extra, ratings } = advise(viewOf(state, seatOn(state)), { seed });
      if (extra !== undefined) expect(check(state, seatOn(state), extra)).toBeUndefined();
      for (const rating of ratings) {
        expect(check(state, seatOn(state), rating.action)).toBeUndefined();
        expect(rating.error).toBeGreaterThanOrEqual(0);
      }
      const behind = ratings.map((rating) => rating.behind);
      expect(behind).toEqual(behind.toSorted((one, other) => one - other));
      expect(behind[0] ?? 0).toBe(0);
      expect(new Set(ratings.map((rating) => formatAction(rating.action))).size).toBe(
        ratings.length,
      );
    }),
    { numRuns: 25 },
  );
});

test('the same seed gives the same advice, whatever is hidden from the seat', () => {
  fc.assert(
    fc.property(moments, fc.integer(), (state, seed) => {
      const seen = advise(viewOf(state, seatOn(state)), { seed });
      expect(advise(withOtherSecrets(state), { seed })).toEqual(seen);
    }),
    { numRuns: 15 },
  );
});

describe('in a game of two', () => {
  /** Seat 0's line from station 1 can be closed after one tile, or led on. */
  const state = onBoard(gameOf('cbcb bbbb'), 'aaaa11');

  test('many playouts tell the same order for other seeds, where it is clear', () => {
    const bests = [1, 2, 3].map((seed) => rate(state, { seed, playouts: 3000 })[0]?.action);
    expect(new Set(bests.map((best) => best && formatAction(best))).size).toBe(1);
  });

  test('nobody out of turn is told anything', () => {
    const other = seatAfter(0, 2);
    expect(() => adviseOn(viewOf(state, other), other, LITTLE)).toThrow(/turn/);
    expect(() => adviseOn(viewOf(state, other), 0, LITTLE)).toThrow(/hidden/);
  });
});

describe('with expansions', () => {
  test('what they add is advised first, where it is better than a tile', () => {
    const wagons = onBoard(gameOf('aaaa', { expansions: ['central-wagons'] }), 'aaaa23 aaaa13');
    expect(advise(wagons).extra).toBeUndefined();
    const last = advise(withLastTiles(wagons, 'aaaa', 'aaaa'));
    expect(last.extra).toEqual({ type: 'central-wagon', space: 'D3' });
    expect(last.ratings.length).toBeGreaterThan(0);
  });

  test('without a tile nothing is rated', () => {
    const wagons = gameOf('aaaa', { expansions: ['central-wagons'] });
    expect(advise(withLastTiles(wagons, '', 'aaaa')).ratings).toEqual([]);
  });
});
