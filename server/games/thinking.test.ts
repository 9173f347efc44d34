import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import { EXPANSION_SETS } from '../../common/rules/expansions/sets.ts';
import {
  applyAction,
  check,
  type GameState,
  type GameView,
  startGame,
  viewOf,
} from '../../common/rules/game.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { testSeed } from '../testing/fixtures.ts';
import { Thinkers, thinkers } from './thinking.ts';

const BASE: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };

/** Never aborted. */
const FOREVER = new AbortController().signal;

const gameWith = (options: Partial<GameOptions> = {}) =>
  startGame({ ...BASE, ...options }, dealFrom(testSeed(), { ...BASE, ...options }));

function turnIn(state: GameState) {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  const { turn: seat } = state.phase;
  return { state, seat, view: viewOf(state, seat) };
}

describe('a bot', () => {
  test.each(
    EXPANSION_SETS.flatMap((expansions) => [
      { expansions, rotation: false, level: 'normal' as const },
      { expansions, rotation: true, level: 'easy' as const },
    ]),
  )(
    'plays a game of $expansions to its end, $level, rotation $rotation',
    async ({ level, ...options }) => {
      let state = gameWith(options);
      while (state.phase.type === 'playing') {
        const { turn } = state.phase;
        const action = await thinkers.choose(level, viewOf(state, turn), FOREVER);
        expect(check(state, turn, action)).toBeUndefined();
        const applied = applyAction(state, turn, action);
        if (!applied.ok) throw new Error(applied.error);
        state = applied.value.state;
      }
      expect(state.phase.winners.length).toBeGreaterThan(0);
    },
  );

  test('searches in a thread of its own, at many tables at once', async () => {
    const { state, seat, view } = turnIn(gameWith());
    const turns = Array.from({ length: 12 }, () => thinkers.choose('hard', view, FOREVER));
    for (const action of await Promise.all(turns))
      expect(check(state, seat, action)).toBeUndefined();
  });

  test.each([
    ['many others wait', { threads: 1, mostWaiting: 0, patience: 60_000 }],
    ['it would take too long', { threads: 1, mostWaiting: 9, patience: 0 }],
  ])('plays without searching where %s', async (_why, room) => {
    const { state, seat, view } = turnIn(gameWith());
    const hasty = new Thinkers(room);
    const action = await hasty.choose('hard', view, FOREVER);
    expect(check(state, seat, action)).toBeUndefined();
    await hasty.close();
  });

  test('stops when nobody wants to know any more', async () => {
    const leaving = new AbortController();
    const thought = thinkers.choose('hard', turnIn(gameWith()).view, leaving.signal);
    leaving.abort();
    await expect(thought).rejects.toThrow('aborted');
  });

  test('needs a turn', async () => {
    const state = gameWith();
    const choose = (view: GameView) => thinkers.choose('normal', view, FOREVER);
    await expect(choose(viewOf(state, undefined))).rejects.toThrow('is hidden');
    await expect(choose({ ...state, phase: { type: 'finished', winners: [] } })).rejects.toThrow(
      'is over',
    );
  });
});
