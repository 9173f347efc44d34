import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import { EXPANSION_SETS } from '../../common/rules/expansions/sets.ts';
import { applyAction, check, startGame, viewOf } from '../../common/rules/game.ts';
import type { GameOptions } from '../../common/rules/setup.ts';
import { testSeed } from '../testing/fixtures.ts';
import { standInAction } from './stand-in.ts';

const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };

const gameWith = (options: Partial<GameOptions> = {}) =>
  startGame({ ...BASE, ...options }, dealFrom(testSeed(), { ...BASE, ...options }));

describe('the stand-in', () => {
  test.each(
    EXPANSION_SETS.flatMap((expansions) => [
      { expansions, rotation: false },
      { expansions, rotation: true },
    ]),
  )('plays a game of $expansions to its end, rotation $rotation', (options) => {
    let state = gameWith(options);
    while (state.phase.type === 'playing') {
      const { turn } = state.phase;
      const action = standInAction(viewOf(state, turn));
      expect(check(state, turn, action)).toBeUndefined();
      const applied = applyAction(state, turn, action);
      if (!applied.ok) throw new Error(applied.error);
      state = applied.value.state;
    }
    expect(state.phase.winners.length).toBeGreaterThan(0);
  });

  test('needs a turn', () => {
    const state = gameWith();
    expect(() => standInAction(viewOf(state, undefined))).toThrow('is hidden');
    const finished = { ...state, phase: { type: 'finished', winners: [] } } as const;
    expect(() => standInAction(finished)).toThrow('is over');
  });
});
