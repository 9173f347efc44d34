import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LobbyLook } from '../../common/protocol/lobby.ts';
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { LobbyConnection, type LobbyEvent } from './lobby-connection.ts';
import { createTable } from './sdk.ts';
import { connectAs } from './server-client.ts';
import { LiveServer, newGuest, PATIENTLY } from './testing/live-server.ts';

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(() => server.close());

/** A look at the list, and what is seen of it. */
function watch(look: LobbyLook) {
  const events: LobbyEvent[] = [];
  const connection = new LobbyConnection({
    client: connectAs(newGuest(), server.url),
    look,
    listener: (event) => events.push(event),
  });
  const codes = () => {
    const last = events.at(-1);
    return last?.type === 'tables' ? last.tables.map(({ code }) => code) : undefined;
  };
  return { connection, codes };
}

async function newTable(players: TableOptions['players']) {
  const table: TableOptions = {
    players,
    rotation: false,
    handSize: 1,
    expansions: [],
    isPublic: true,
  };
  const client = connectAs(newGuest(), server.url);
  return await createTable(client, { table, name: 'Anna', as: 'player' });
}

test('the list is watched as it was looked at last, through a crash of the server', async () => {
  const { connection, codes } = watch(FIRST_LOOK);
  await expect.poll(codes, PATIENTLY).toEqual([]);
  const two = await newTable(2);
  await expect.poll(codes, PATIENTLY).toEqual([two.roomId]);
  const four = await newTable(4);
  await expect.poll(codes, PATIENTLY).toEqual([two.roomId, four.roomId]);
  connection.look({ ...FIRST_LOOK, filter: { players: 4 } });
  await expect.poll(codes, PATIENTLY).toEqual([four.roomId]);
  await four.leave();
  await expect.poll(codes, PATIENTLY).toEqual([]);
  await server.crash();
  await newTable(3);
  const late = await newTable(4);
  await expect.poll(codes, PATIENTLY).toEqual([late.roomId]);
  connection.close();
});
