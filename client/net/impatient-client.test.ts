import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ImpatientClient } from './impatient-client.ts';
import { SocketsRefused } from './sockets-refused.ts';

const PATIENCE = 200;

let server: Server;
const sockets = new Set<Socket>();
/** The addresses that were asked to become sockets. */
const socketAddresses: (string | undefined)[] = [];
afterEach(() => {
  socketAddresses.length = 0;
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** A server that takes every connection, but says no more than it is told to. */
async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  // Without a listener Node.js would close connections that want to become sockets.
  server.on('upgrade', ({ url }) => socketAddresses.push(url));
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

const reserve: RequestListener = (_, response) =>
  response.setHeader('Content-Type', 'application/json').end(reservation);

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['answers, and then opens no socket', reserve],
])('a server that %s is waited for no longer than is sensible', async (_, answer) => {
  const client = new ImpatientClient(await serve(answer), PATIENCE);
  const joining = client.joinById('BCDFGH', {});
  await (answer === reserve
    ? expect(joining).rejects.toThrow(SocketsRefused)
    : expect(joining).rejects.not.toThrow(SocketsRefused));
});

test('a network that refuses sockets is told apart from a server that is away', async () => {
  const url = await serve(reserve);
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
  const client = new ImpatientClient(url);
  await expect(client.joinById('BCDFGH', {})).rejects.toThrow(SocketsRefused);
});

test('who connects proves it to matchmaking only, not in the address of the socket', async () => {
  const proofs: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    proofs.push(request.headers.authorization);
    reserve(request, response);
  });
  const client = new ImpatientClient(url, PATIENCE);
  client.auth.token = 'secret';
  await expect(client.joinById('BCDFGH', {})).rejects.toThrow();
  expect(proofs).toEqual(['Bearer secret']);
  expect(socketAddresses).toEqual(['/process/BCDFGH?sessionId=session']);
});
