import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import type { Identity } from './identity.ts';
import { QuickMatchConnection, type QuickMatchEvent } from './quick-match-connection.ts';
import { connectAs } from './server-client.ts';
import { LiveServer, newGuest, PATIENTLY } from './testing/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(() => server.close());

/** Somebody in the queue, and all that they were told. */
function wait(players: QuickWish['players'], who: Identity = newGuest()) {
  const events: QuickMatchEvent[] = [];
  const connection = new QuickMatchConnection({
    client: connectAs(who, server.url),
    options: () => ({ name: 'Willa', players, pace: 'none' }),
    listener: (event) => events.push(event),
  });
  const types = () => events.map(({ type }) => type);
  const code = () => events.flatMap((event) => (event.type === 'found' ? [event.code] : []))[0];
  return { connection, events, types, code };
}

describe('a place in the queue', () => {
  test('leads two who want the same to one table, and says nothing more', async () => {
    const anna = wait(2);
    await expect.poll(anna.types, PATIENTLY).toEqual(['waiting']);
    const bert = wait(2);
    await expect.poll(bert.code, PATIENTLY).toBeDefined();
    await expect.poll(anna.code, PATIENTLY).toBe(bert.code());
    expect(anna.types().at(-1)).toBe('found');
  });

  test('is given up by closing it: what comes of it is told no more', async () => {
    const anna = wait(3);
    await expect.poll(anna.types, PATIENTLY).toEqual(['waiting']);
    anna.connection.close();
    const bert = wait(3);
    await expect.poll(() => bert.events.at(-1), PATIENTLY).toMatchObject({ people: 1 });
    bert.connection.close();
    expect(anna.types()).toEqual(['waiting']);
    expect(await anna.connection.askBots()).toMatchObject({ ok: false });
  });

  test('belongs to the tab that took it last', async () => {
    const who = newGuest();
    const older = wait(4, who);
    await expect.poll(older.types, PATIENTLY).toEqual(['waiting']);
    const newer = wait(4, who);
    await expect.poll(older.types, PATIENTLY).toEqual(['waiting', 'superseded']);
    newer.connection.close();
  });

  test('leads to a table with bots for who asks, once', async () => {
    const anna = wait(5);
    await expect.poll(anna.types, PATIENTLY).toEqual(['waiting']);
    await Promise.all([anna.connection.askBots(), anna.connection.askBots()]);
    expect(anna.types()).toEqual(['waiting', 'found']);
  });

  test('is taken again after a crash of the server', async () => {
    const anna = wait(6);
    await expect.poll(anna.types, PATIENTLY).toEqual(['waiting']);
    await server.crash();
    await expect.poll(anna.types, PATIENTLY).toContain('reconnecting');
    await expect.poll(() => anna.types().at(-1), PATIENTLY).toBe('waiting');
    anna.connection.close();
  });
});
