/** A line between a browser and the server that goes wrong when a test says so. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

interface Passage {
  readonly ends: readonly [Socket, Socket];
  /** A half-open connection: open to see, but nothing comes through. */
  isSilent: boolean;
}

/** Passes on bytes between a port of its own and the server's. */
export class Line {
  readonly url: string;
  /** How much later everything arrives on the other side, in milliseconds. */
  latency = 0;
  /** Are connections from now on half-open from the start? */
  isDead = false;
  readonly #target: URL;
  readonly #server: Server;
  readonly #passages = new Set<Passage>();

  private constructor(target: URL, server: Server, port: number) {
    this.#target = target;
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    server.on('connection', (browser) => this.#connect(browser));
  }

  /** A line to the server at an address. */
  static async to(address: string | undefined): Promise<Line> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('a line without a port');
    return new Line(new URL(address ?? ''), server, own.port);
  }

  /** Cuts all connections, as a router does that starts again. */
  cut(): void {
    for (const { ends } of this.#passages) for (const end of ends) end.destroy();
  }

  /** Makes all connections half-open, as a train does in a tunnel; those made from now on are good. */
  silence(): void {
    for (const passage of this.#passages) passage.isSilent = true;
  }

  /** Ends the line for good. */
  close(): void {
    this.cut();
    this.#server.close();
  }

  #connect(browser: Socket): void {
    const server = connect({ host: this.#target.hostname, port: Number(this.#target.port) });
    const passage: Passage = { ends: [browser, server], isSilent: this.isDead };
    this.#passages.add(passage);
    for (const [from, to] of [
      [browser, server],
      [server, browser],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (bytes) => void this.#pass(passage, () => to.write(bytes)));
      from.on('end', () => void this.#pass(passage, () => to.end()));
      // What a cut connection says of itself.
      from.on('error', () => {});
      from.on('close', () => {
        this.#passages.delete(passage);
        if (!passage.isSilent) to.destroy();
      });
    }
  }

  /** Timers of one length end in their order, and so arrive the bytes. */
  async #pass(passage: Passage, give: () => void): Promise<void> {
    if (this.latency > 0) await setTimeout(this.latency);
    if (!passage.isSilent) give();
  }
}
