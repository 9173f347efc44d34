import { expect, test } from 'vitest';
import type { Presence } from '../../common/protocol/snapshot.ts';
import { newSetup } from '../games/keeping.ts';
import { guest } from '../testing/fixtures.ts';
import { BASE_TABLE } from '../testing/test-player.ts';
import { progressOf } from './kept-table.ts';

const person = (name: string, presence: Presence) => ({ ...guest(name), presence, isReady: true });
const bot = { ...person('a bot', 'here'), bot: 'normal' } as const;

test.each([
  ['two who have left', [person('Anna', 'left'), person('Bert', 'left')], 0],
  ['one who has left a bot', [bot, person('Bert', 'left')], 0],
  ['one who may come back', [person('Anna', 'left'), person('Bert', 'away')], undefined],
  ['one who is here with a bot', [person('Anna', 'here'), bot], undefined],
] as const)('a game without days goes on without its people: %s', (_who, occupants, dueAt) => {
  const setup = { ...newSetup({ options: BASE_TABLE }), occupants };
  expect(progressOf(setup).dueAt).toBe(dueAt);
});
