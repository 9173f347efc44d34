import { expect, test } from 'vitest';
import { seedOf } from '../testing/arbitraries.ts';
import { perft } from '../testing/perft.ts';
import { playRandomGame } from '../testing/random-game.ts';
import type { GameOptions } from './options.ts';

const SEED = seedOf('00112233445566778899aabbccddeeff');

const base = { rotation: false, handSize: 1, expansions: [] } as const;
const turningPairs = { rotation: true, handSize: 2, expansions: [] } as const;
const triples = { rotation: false, handSize: 3, expansions: [] } as const;
const turningTriples = { rotation: true, handSize: 3, expansions: [] } as const;

/** Counted by an independent program in another language, written from RULES.md alone. */
const COUNTS: readonly (readonly [GameOptions, number, readonly number[]])[] = [
  [{ players: 2, ...base }, 0, [27, 720, 14292]],
  [{ players: 2, ...base }, 10, [29, 886, 16409]],
  [{ players: 2, ...base }, 40, [19, 390, 8971]],
  [{ players: 2, ...base }, 67, [2, 4, 10]],
  [{ players: 5, ...base }, 20, [26, 581, 15479]],
  [{ players: 5, ...base }, 68, [1, 1, 1]],
  [{ players: 4, ...triples }, 0, [55, 2140, 149984]],
  [{ players: 4, ...triples }, 50, [44, 1426, 40501]],
  [{ players: 4, ...triples }, 61, [17, 174, 798]],
  [{ players: 3, ...turningPairs }, 0, [209, 37028]],
  [{ players: 3, ...turningPairs }, 30, [99, 15640]],
  [{ players: 3, ...turningPairs }, 65, [11, 119, 1762]],
  [{ players: 6, ...turningTriples }, 45, [152, 33183]],
];

test.each(COUNTS)('%o after %i actions: %o', (options, actions, counts) => {
  const { replay } = playRandomGame(options, SEED);
  const state = actions === 0 ? replay.start : replay.steps[actions - 1]?.state;
  if (state === undefined) throw new Error('the game is shorter');
  expect(counts.map((_, depth) => perft(state, depth + 1))).toEqual(counts);
});
