/** A port of this machine that nothing listens on. */
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds one. It may be taken before it is used, though hardly ever is. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('a port was asked for');
  return address.port;
}
