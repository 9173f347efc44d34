import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import { EXPANSION_SETS } from '../../common/rules/expansions/sets.ts';
import { applyAction, check, startGame, viewOf } from '../../common/rules/game.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { testSeed } from '../testing/fixtures.ts';
import { botAction } from './bots.ts';

const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };

const gameWith = (options: Partial<GameOptions> = {}) =>
  startGame({ ...BASE, ...options }, dealFrom(testSeed(), { ...BASE, ...options }));

describe('a bot', () => {
  test.each(
    EXPANSION_SETS.flatMap((expansions) => [
      { expansions, rotation: false, level: 'normal' as const },
      { expansions, rotation: true, level: 'easy' as const },
    ]),
  )(
    'plays a game of $expansions to its end, $level, rotation $rotation',
    ({ level, ...options }) => {
      let state = gameWith(options);
      while (state.phase.type === 'playing') {
        const { turn } = state.phase;
        const action = botAction(level, viewOf(state, turn));
        expect(check(state, turn, action)).toBeUndefined();
        const applied = applyAction(state, turn, action);
        if (!applied.ok) throw new Error(applied.error);
        state = applied.value.state;
      }
      expect(state.phase.winners.length).toBeGreaterThan(0);
    },
  );

  test('needs a turn', () => {
    const state = gameWith();
    expect(() => botAction('normal', viewOf(state, undefined))).toThrow('is hidden');
    const finished = { ...state, phase: { type: 'finished', winners: [] } } as const;
    expect(() => botAction('normal', finished)).toThrow('is over');
  });
});
