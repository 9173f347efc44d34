import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ImpatientClient } from './impatient-client.ts';

const PATIENCE = 200;

let server: Server;
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** A server that takes every connection, but says no more than it is told to. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  // Without a listener Node.js would close connections that want to become sockets.
  server.on('upgrade', () => {});
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server without a port');
  return `http://127.0.0.1:${address.port}`;
}

const reservation = JSON.stringify({
  name: 'table',
  roomId: 'BCDFGH',
  sessionId: 'session',
  processId: 'process',
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  [
    'answers, and then opens no socket',
    (_, response) => response.setHeader('Content-Type', 'application/json').end(reservation),
  ],
])('a server that %s is waited for no longer than is sensible', async (_, answer) => {
  const client = new ImpatientClient(await serve(answer), PATIENCE);
  await expect(client.joinById('BCDFGH', {})).rejects.toThrow();
});
