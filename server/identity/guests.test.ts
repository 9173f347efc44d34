import { expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { KEEP_ALL } from '../store/testing/sample.ts';
import { idOf, secretOf } from '../testing/fixtures.ts';
import { Guests } from './guests.ts';
import { Tokens } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;

test('whoever proves who they are has been here, and is not forgotten', async () => {
  let now = 0;
  const store = await openStore(':memory:', { now: () => now });
  const { players, devices, upkeep } = store;
  const tokens = new Tokens('k'.repeat(32));
  const guests = new Guests({ players, devices, tokens, onDeviceEnded: () => {} });
  for (const name of ['Anna', 'Bert']) await players.welcome(idOf(name), name);
  now = 2 * DAY;
  await guests.prove(secretOf('Anna'));
  const tidied = await upkeep.tidy({ ...KEEP_ALL, guests: DAY });
  expect(tidied.guests).toBe(1);
  expect(await guests.me(idOf('Anna'))).toMatchObject({ name: 'Anna' });
  expect(await guests.me(idOf('Bert'))).toMatchObject({ name: '' });
  await store.close();
});
