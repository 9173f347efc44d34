import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { SteadyTransport } from './steady-transport.ts';

const ROUND = 100;
let transport: SteadyTransport;
let url: string;

beforeEach(async () => {
  const server = createServer();
  transport = new SteadyTransport({ server, pingInterval: ROUND }, { joinTime: 15 * ROUND });
  transport.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // An address of no room: such a socket is let be until it should have joined one.
  url = `ws://127.0.0.1:${port}/`;
});
afterEach(() => transport.shutdown());

async function connected(autoPong: boolean): Promise<{ socket: WebSocket; pings: () => number }> {
  const socket = new WebSocket(url, { autoPong });
  let pings = 0;
  socket.on('ping', () => {
    pings += 1;
  });
  await once(socket, 'open');
  return { socket, pings: () => pings };
}

test('a socket that gives no sign of life is asked for one, and then given up', async () => {
  const { socket, pings } = await connected(false);
  const [code] = await once(socket, 'close');
  // Cut without a farewell, which Colyseus' own closing of such sockets (1000) would be.
  expect([code, pings()]).toEqual([1006, 1]);
});

test('a socket that answers is kept', async () => {
  const { socket, pings } = await connected(true);
  const [code] = await once(socket, 'close');
  expect(code).toBe(1000);
  expect(pings()).toBeGreaterThan(0);
});

test('a socket that talks by itself is not asked', async () => {
  const { socket, pings } = await connected(false);
  const talk = setInterval(() => socket.send('here'), ROUND / 5);
  const [code] = await once(socket, 'close');
  clearInterval(talk);
  expect([code, pings()]).toEqual([1000, 0]);
});
