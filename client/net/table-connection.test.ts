import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableOptions } from '../../common/protocol/options.ts';
import type { TableEvent } from './hosted-table.ts';
import type { Identity } from './identity.ts';
import { createTable, type EnteredTable } from './sdk.ts';
import { connectAs } from './server-client.ts';
import { TableConnection } from './table-connection.ts';
import { LiveServer, newGuest, PATIENTLY } from './testing/live-server.ts';

const WATCHERS = 50;
const TABLE: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: false,
};

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(() => server.close());

/** A connection, and all that it told. */
function enter(code: string, who: Identity, { room, ...entering }: Entering = {}) {
  const events: TableEvent[] = [];
  const options = { name: 'Willa', as: 'player' as const, ...entering };
  const connection = new TableConnection({
    client: connectAs(who, server.url),
    playerId: who.playerId,
    code,
    options: () => options,
    listener: (event) => events.push(event),
    ...(room && { room }),
  });
  const types = () => events.map(({ type }) => type);
  const namesAtTable = () => {
    const last = events.findLast((event) => event.type === 'snapshot');
    return last?.snapshot.seats.map(({ occupant }) => occupant?.name);
  };
  const interruptions = () =>
    events.flatMap((event) => (event.type === 'reconnecting' ? [event.why] : []));
  const failure = () => {
    const last = events.at(-1);
    return last?.type === 'failed' ? last.failure : undefined;
  };
  return { connection, types, options, namesAtTable, interruptions, failure };
}

interface Entering {
  readonly name?: string;
  readonly as?: 'player' | 'spectator';
  readonly password?: string;
  readonly room?: EnteredTable;
}

async function newTable(options: Partial<TableOptions> = {}, lock: { password?: string } = {}) {
  const host = newGuest();
  const table = { ...TABLE, ...options };
  const entry = { table, name: 'Anna', as: 'player' as const, ...lock };
  const room = await createTable(connectAs(host, server.url), entry);
  return { host, room, code: room.roomId, ...enter(room.roomId, host, { name: 'Anna', room }) };
}

describe('a connection to a table', () => {
  test('that is lost comes back by itself, under the name of the moment', async () => {
    const anna = await newTable();
    await expect.poll(anna.types, PATIENTLY).toContain('snapshot');
    anna.options.name = 'Anne';
    anna.room.connection.close();
    await expect.poll(anna.types, PATIENTLY).toContain('reconnecting');
    await expect.poll(anna.namesAtTable, PATIENTLY).toEqual(['Anne', undefined]);
    expect(anna.types().at(-1)).toBe('snapshot');
    anna.connection.leave();
  });

  test('that a restart of the server ends comes back by itself, and says why it was gone', async () => {
    const anna = await newTable();
    await expect.poll(anna.types, PATIENTLY).toContain('snapshot');
    await server.restart();
    await expect.poll(() => anna.types().at(-1), PATIENTLY).toBe('snapshot');
    expect(new Set(anna.interruptions())).toEqual(new Set(['restart']));
    anna.connection.leave();
  });

  test('ends where the same player enters elsewhere', async () => {
    const anna = await newTable();
    const again = enter(anna.code, anna.host);
    await expect.poll(() => anna.types().at(-1), PATIENTLY).toBe('superseded');
    await expect.poll(() => again.types().at(-1), PATIENTLY).toBe('snapshot');
    again.connection.leave();
  });

  test('is not to be had at a table that does not exist', async () => {
    const nowhere = enter('BCDFGH', newGuest());
    await expect.poll(nowhere.failure, PATIENTLY).toBe('not-found');
    expect(await nowhere.connection.ask('sit')).toEqual({ ok: false, error: 'no-answer' });
  });

  test('needs the password that the table has', async () => {
    const anna = await newTable({}, { password: 'two words' });
    const guest = newGuest();
    const without = enter(anna.code, guest);
    await expect.poll(without.failure, PATIENTLY).toBe('password-needed');
    const wrong = enter(anna.code, guest, { password: 'two  words' });
    await expect.poll(wrong.failure, PATIENTLY).toBe('password-wrong');
    const right = enter(anna.code, guest, { password: 'two words' });
    await expect.poll(right.types, PATIENTLY).toContain('snapshot');
    for (const { connection } of [anna, right]) connection.leave();
  });

  test('ends for who was removed, and for who watches where nobody may', async () => {
    const anna = await newTable();
    const [guest, watcher] = [newGuest(), newGuest()];
    const bert = enter(anna.code, guest);
    await expect.poll(bert.types, PATIENTLY).toContain('snapshot');
    const willa = enter(anna.code, watcher, { as: 'spectator' });
    await expect.poll(willa.types, PATIENTLY).toContain('snapshot');
    await anna.connection.ask('settings', { table: { ...TABLE, mayWatch: false } });
    await expect.poll(willa.failure, PATIENTLY).toBe('nobody-watches');
    await anna.connection.ask('remove', { seat: 1 });
    await expect.poll(bert.failure, PATIENTLY).toBe('removed');
    const again = enter(anna.code, guest);
    await expect.poll(again.failure, PATIENTLY).toBe('removed');
    anna.connection.leave();
  });

  test('is not asked for again at a table that too many watch', async () => {
    const anna = await newTable();
    const others = Array.from({ length: WATCHERS + 1 }, () => enter(anna.code, newGuest()));
    for (const other of others) await expect.poll(other.types, PATIENTLY).toContain('snapshot');
    const late = enter(anna.code, newGuest());
    await expect.poll(late.failure, PATIENTLY).toBe('full');
    expect(await late.connection.ask('sit')).toEqual({ ok: false, error: 'no-answer' });
    for (const { connection } of [anna, ...others]) connection.leave();
  });
});
