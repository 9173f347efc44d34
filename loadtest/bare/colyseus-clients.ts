/** The program of a process that acts as many clients of the bare server of Colyseus. */
import type { Room } from '@colyseus/sdk';
import { runClients } from '../client-program.ts';
import { bytesReceived, Client } from '../sockets.ts';
import { type BareClient, BareTable, type Heard } from './bare-table.ts';
import { ACTION_BYTES } from './frames.ts';

const ACTION = 'a'.repeat(ACTION_BYTES);

async function* connect(endpoint: string, players: number, heard: Heard) {
  const host = await new Client(endpoint).create('bare');
  yield clientOf(host, heard);
  for (let seat = 1; seat < players; seat++)
    yield clientOf(await new Client(endpoint).joinById(host.roomId), heard);
}

function clientOf(room: Room, heard: Heard): BareClient {
  room.reconnection.enabled = false;
  // Before the first action others come in, which changes the state too.
  room.onStateChange(({ sequence }: { readonly sequence: number }) => {
    if (sequence > 0) heard.onPatch();
  });
  room.onMessage('answer', () => heard.onAnswer());
  return { act: () => room.send('play', ACTION), close: () => void room.leave(true) };
}

runClients({ newTable: (parts) => new BareTable(parts, connect), bytesReceived });
