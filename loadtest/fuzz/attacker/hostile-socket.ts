/** An attacker's connection over plain TCP: everything received is searched for leaks. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stream } from '../leak-finder.ts';

/** How much of what was received can be read back; all of it is searched. */
const READABLE = 65_536;

/** An open connection, or one that the server has closed. */
export class HostileSocket {
  readonly #socket: Socket;
  #heard = '';

  private constructor(socket: Socket, stream: Stream) {
    this.#socket = socket;
    socket.on('data', (bytes) => {
      stream.hear(bytes);
      if (this.#heard.length < READABLE) this.#heard += bytes.toString('latin1');
    });
    // The server may close or reset it whenever it likes.
    socket.on('error', () => {});
    socket.on('close', () => stream.end());
  }

  /** Connects to a local port. Resolves even if that fails; the socket is then closed. */
  static async open(port: number, stream: Stream): Promise<HostileSocket> {
    const socket = connect(port, '127.0.0.1');
    const opened = new HostileSocket(socket, stream);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => {});
    return opened;
  }

  get isOpen(): boolean {
    return this.#socket.writable;
  }

  /** Sends bytes, or drops them if the connection is closed. */
  send(bytes: Uint8Array | string): void {
    if (this.isOpen) this.#socket.write(bytes);
  }

  /** Stops reading, so that what the server sends has to wait there. */
  stopReading(): void {
    this.#socket.pause();
  }

  /** Resolves to what was received, as soon as it matches, the connection closes or time is up. */
  async answer(pattern: RegExp, milliseconds: number): Promise<string> {
    const deadline = performance.now() + milliseconds;
    while (!pattern.test(this.#heard) && !this.#socket.closed && performance.now() < deadline)
      await delay(5);
    return this.#heard;
  }

  /** Cuts the connection. */
  cut(): void {
    this.#socket.destroy();
  }
}
