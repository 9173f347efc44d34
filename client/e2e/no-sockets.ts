/** A proxy that lets requests through and refuses WebSockets, as those of some companies and schools. */
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

export class NoSocketsProxy {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A proxy before the server at an address. */
  static async before(address: string): Promise<NoSocketsProxy> {
    const { hostname, port } = new URL(address);
    const server = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming;
      const asked = request({ hostname, port, method, path: url, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      asked.on('error', () => outgoing.destroy());
      incoming.pipe(asked);
    });
    server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('a proxy without a port');
    return new NoSocketsProxy(server, own.port);
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
