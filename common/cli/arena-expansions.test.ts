import { describe, expect, test } from 'vitest';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { playArena } from './arena.ts';

/** Little, so that the games take no time. */
const EFFORT = { playouts: 30 };

describe.each(EXPANSION_SETS.map((expansions) => ({ expansions })))('with $expansions', (set) => {
  const options = { ...set, players: 2, rotation: false, handSize: 1 } as const;

  test('the level normal wins most against random play, and does nothing that is not allowed', async () => {
    const settings = {
      options,
      seats: ['normal', 'random'],
      games: 8,
      seed: 5,
      effort: EFFORT,
    } as const;
    const played = await playArena(settings);
    expect(played.ok && played.value.seats[0]?.share).toBeGreaterThan(0.7);
  });

  test('six bots of all levels play to the end with the rotation variant', async () => {
    const played = await playArena({
      options: { ...options, players: 6, rotation: true },
      seats: ['hard', 'easy', 'random', 'normal', 'easy', 'hard'],
      games: 1,
      seed: 7,
      effort: EFFORT,
    });
    expect(played.ok && played.value.games).toBe(1);
  });
});
