/** A bad line: a TCP proxy that delays, splits, stalls, drops and cuts what goes through it. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Direction, Fault } from './faults.ts';

/** What a proxy is made of. */
export interface ProxyParts {
  /** The local port that it forwards to; something needn't be listening there all the time. */
  readonly target: number;
  /** The faults of a line, in the order of its data. */
  readonly faultsOf: (line: number, direction: Direction) => () => Fault;
}

const LOOPBACK = '127.0.0.1';

/** The delay between two parts of split data, in milliseconds. */
const PART_PAUSE = 1;

/** The most parts: a large answer in single bytes would take for ever. */
const MOST_PARTS = 50;

/** A running proxy, on a free port of this machine. */
export class ChaosProxy {
  readonly #parts: ProxyParts;
  readonly #server: Server;
  readonly #lines = new Set<Line>();
  #lineCount = 0;
  #isCalm = false;
  #cuts = 0;

  private constructor(parts: ProxyParts) {
    this.#parts = parts;
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#open(socket));
  }

  /** Starts one. */
  static async start(parts: ProxyParts): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(parts);
    await once(proxy.#server.listen(0, LOOPBACK), 'listening');
    return proxy;
  }

  /** The port for clients. */
  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy is closed');
    return `http://${LOOPBACK}:${address.port}`;
  }

  /** How many lines it has cut. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Stops making faults: from now on everything is passed on as it comes. */
  calm(): void {
    this.#isCalm = true;
  }

  /** Closes all lines and the proxy. */
  async close(): Promise<void> {
    for (const line of this.#lines) line.end();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #open(client: Socket): void {
    const number = this.#lineCount;
    this.#lineCount += 1;
    const faults = (direction: Direction) => {
      const next = this.#parts.faultsOf(number, direction);
      return (): Fault => (this.#isCalm ? { type: 'none' } : next());
    };
    const onCut = () => {
      this.#cuts += 1;
    };
    const server = connect({ host: LOOPBACK, port: this.#parts.target, allowHalfOpen: true });
    const line = new Line(client, server, onCut);
    this.#lines.add(line);
    client.once('close', () => this.#lines.delete(line));
    void line.carry(client, server, faults('up'));
    void line.carry(server, client, faults('down'));
  }
}

/** One connection from a client, and its counterpart to the server. */
class Line {
  readonly #ends: readonly [Socket, Socket];
  readonly #onCut: () => void;
  /** Resolves when the line moves again. */
  #still: Promise<unknown> = Promise.resolve();
  #isDead = false;

  constructor(client: Socket, server: Socket, onCut: () => void) {
    this.#ends = [client, server];
    this.#onCut = onCut;
    for (const end of this.#ends) {
      end.setNoDelay(true);
      // When one end breaks off, so does the other.
      end.on('error', () => this.end());
    }
  }

  /** Passes data from one end to the other, until there is no more. */
  async carry(from: Socket, to: Socket, nextFault: () => Fault): Promise<void> {
    try {
      // A side that has finished sending may still be receiving.
      for await (const piece of from.iterator({ destroyOnReturn: false })) {
        await this.#still;
        if (!this.#isDead) await this.#pass(piece, to, nextFault());
      }
      if (!this.#isDead) to.end();
    } catch {
      this.end();
    }
  }

  /** Ends both sides at once, as a network does when it drops a connection. */
  end(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  async #pass(piece: Buffer, to: Socket, fault: Fault): Promise<void> {
    switch (fault.type) {
      case 'none':
        return send(to, piece);
      case 'delay':
        await delay(fault.milliseconds);
        return send(to, piece);
      case 'stall':
        this.#still = delay(fault.milliseconds);
        await this.#still;
        return send(to, piece);
      case 'split':
        for (const part of partsOf(piece, fault.bytes)) {
          await send(to, part);
          await delay(PART_PAUSE);
        }
        return;
      case 'drop':
        this.#isDead = true;
        await delay(fault.milliseconds);
        return this.#cut();
      case 'cut':
        await send(to, piece.subarray(0, piece.length / 2));
        return this.#cut();
    }
  }

  /** A line that its ends have closed in the meantime isn't cut any more. */
  #cut(): void {
    if (this.#ends.some(({ destroyed }) => destroyed)) return;
    this.#onCut();
    this.end();
  }
}

/** Resolves once the socket can take more. */
async function send(to: Socket, piece: Buffer): Promise<void> {
  if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
}

function partsOf(piece: Buffer, bytes: number): readonly Buffer[] {
  const size = Math.max(bytes, Math.ceil(piece.length / MOST_PARTS));
  return Array.from({ length: Math.ceil(piece.length / size) }, (_, part) =>
    piece.subarray(part * size, (part + 1) * size),
  );
}
