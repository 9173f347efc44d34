/** A proxy that has a server under a path of its own site, and takes that path away. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
} from 'node:http';
import type { Duplex } from 'node:stream';

/** A proxy that listens. What is asked for outside its path isn't found. */
export interface StrippingProxy {
  /** Where the site begins, such as `http://127.0.0.1:1234/metro`. */
  readonly site: string;
  /** The paths that were asked for outside the site. */
  readonly strays: readonly string[];
  close(): void;
}

/** Starts a proxy on a free port for a server such as `http://127.0.0.1:2567`. */
export async function startStrippingProxy(server: string, path: string): Promise<StrippingProxy> {
  const strays: string[] = [];
  const onward = (asked: IncomingMessage): RequestOptions | undefined => {
    if (!asked.url?.startsWith(`${path}/`)) {
      strays.push(asked.url ?? '');
      return undefined;
    }
    const { hostname, port } = new URL(server);
    const { method, headers } = asked;
    // A connection for each: one that is kept may be closed by the server just when it is used again.
    return { hostname, port, method, headers, agent: false, path: asked.url.slice(path.length) };
  };
  const proxy = createServer((asked, answer) => {
    const options = onward(asked);
    if (options === undefined) return answer.writeHead(404).end();
    const passed = request(options, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    return asked.pipe(passed);
  });
  proxy.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    const options = onward(asked);
    if (options === undefined) return socket.destroy();
    return upgrade(options, socket);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return { site: `http://127.0.0.1:${portOf(proxy)}${path}`, strays, close: () => close(proxy) };
}

/** Joins a browser's socket to one of the server's. */
function upgrade(options: RequestOptions, socket: Duplex): void {
  const passed = request(options);
  passed.on('upgrade', (given, further) => {
    const headers = Object.entries(given.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers.join('')}\r\n`);
    socket.pipe(further).pipe(socket);
    for (const end of [socket, further])
      end.on('error', () => {
        socket.destroy();
        further.destroy();
      });
  });
  passed.on('response', () => socket.destroy());
  passed.on('error', () => socket.destroy());
  passed.end();
}

function close(proxy: Server): void {
  proxy.close();
  proxy.closeAllConnections();
}

function portOf(proxy: Server): number {
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('a proxy without a port');
  return address.port;
}
