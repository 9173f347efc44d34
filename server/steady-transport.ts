/** The sockets of the server, and how it notices that one is dead. */
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

/**
 * Somebody who is away is seen to be after three to four rounds: within 15 seconds. Two rounds are
 * longer than a client's beat, so that one who gives signs of life is never asked.
 */
const ROUND_MILLISECONDS = 3_700;
/** A round asks so many parts of the sockets, one after another. */
const SLICES = 25;

/** After so many rounds without a sign of life a socket is asked for one, or given up. */
const ASKED_AFTER = 3;
const GIVEN_UP_AFTER = 4;

/**
 * Asks a socket for a sign of life only if none came by itself, and never all sockets at once:
 * Colyseus asks every one every three seconds, so that with thousands of them all games stood still.
 */
export class SteadyTransport extends WebSocketTransport {
  /** By socket: the rounds since its last sign of life. */
  readonly #silence = new WeakMap<WebSocket, number>();

  constructor(options: TransportOptions) {
    super({ pingInterval: ROUND_MILLISECONDS, ...options });
    this.wss.on('connection', (socket) => {
      const hear = () => this.#silence.set(socket, 0);
      socket.on('message', hear);
      socket.on('pong', hear);
    });
  }

  /** How many sockets are open. */
  get socketCount(): number {
    return this.wss.clients.size;
  }

  protected override autoTerminateUnresponsiveClients(roundMilliseconds: number): void {
    let sockets: readonly WebSocket[] = [];
    let slice = 0;
    this.pingInterval = setInterval(() => {
      if (slice === 0) sockets = [...this.wss.clients];
      const [from, to] = [slice, slice + 1].map((part) => (part * sockets.length) / SLICES);
      for (const socket of sockets.slice(from, to)) this.#look(socket);
      slice = (slice + 1) % SLICES;
    }, roundMilliseconds / SLICES);
  }

  #look(socket: WebSocket): void {
    const silence = (this.#silence.get(socket) ?? 0) + 1;
    this.#silence.set(socket, silence);
    if (silence >= GIVEN_UP_AFTER) socket.terminate();
    else if (silence >= ASKED_AFTER && socket.readyState === socket.OPEN) socket.ping();
  }
}
