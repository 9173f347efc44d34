/** The program of a process that acts as many clients of the bare server of sockets. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { runClients } from '../client-program.ts';
import { type BareClient, BareTable, type Heard } from './bare-table.ts';
import { ACTION_BYTES, ANSWER_BYTES } from './frames.ts';

const ACTION = new Uint8Array(ACTION_BYTES);
let bytes = 0;

async function* connect(endpoint: string, players: number, heard: Heard) {
  const table = `${endpoint.replace('http', 'ws')}/${randomUUID()}`;
  for (let seat = 0; seat < players; seat++) yield await connected(table, heard);
}

async function connected(url: string, heard: Heard): Promise<BareClient> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', (data: Buffer) => {
    bytes += data.length;
    if (data.length === ANSWER_BYTES) heard.onAnswer();
    else heard.onPatch();
  });
  await once(socket, 'open');
  return { act: () => socket.send(ACTION), close: () => socket.close() };
}

runClients({
  newTable: (parts) => new BareTable(parts, connect),
  bytesReceived: () => bytes,
});
