/** A program of somebody else, which keeps to no rule of a client, from an address elsewhere. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type TrustedProxies, trustedProxies } from '../client-address.ts';
import { secretOf } from './fixtures.ts';

/** Two addresses that are nobody's, for `X-Forwarded-For`. */
export const HERE = '203.0.113.1';
export const THERE = '203.0.113.2';

/** Believes what requests of this machine say of where they come from. */
export function believingProxies(): TrustedProxies {
  const proxies = trustedProxies('loopback');
  if (proxies === undefined) throw new Error('no proxies');
  return proxies;
}

/** What a stranger asks the matchmaker for. */
export interface Asking {
  readonly url: string;
  readonly from: string;
  /** Such as `joinOrCreate/lobby`. */
  readonly what: string;
  readonly options?: object;
  /** The name of the guest who asks. */
  readonly who?: string;
}

/** The status and the body of the matchmaker's answer. */
export async function askMatchmaker({ url, from, what, options = {}, who = 'Eve' }: Asking) {
  const response = await fetch(`${url}/matchmake/${what}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secretOf(who)}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify(options),
  });
  return { status: response.status, body: await response.json() };
}

const seat = z.object({ processId: z.string(), roomId: z.string(), sessionId: z.string() });

/** A socket of a seat that was asked for, on which nothing was said yet. */
export class StrangeSocket {
  readonly socket: WebSocket;
  readonly roomId: string;
  /** The code with which the connection ended: 1006 where it was cut. */
  readonly closed: Promise<number>;
  readonly #welcomed: Promise<unknown>;

  private constructor(socket: WebSocket, roomId: string) {
    this.socket = socket;
    this.roomId = roomId;
    this.closed = once(socket, 'close').then(([code]) => code);
    this.#welcomed = once(socket, 'message');
  }

  static async open(asking: Asking): Promise<StrangeSocket> {
    const { body } = await askMatchmaker(asking);
    const { processId, roomId, sessionId } = seat.parse(body);
    const address = `${asking.url.replace('http', 'ws')}/${processId}/${roomId}`;
    const headers = { 'x-forwarded-for': asking.from };
    const socket = new WebSocket(`${address}?sessionId=${sessionId}`, { headers });
    const strange = new StrangeSocket(socket, roomId);
    await strange.#welcomed;
    return strange;
  }

  /** Says that it has joined, as clients do. */
  acknowledge(): void {
    this.socket.send(Uint8Array.of(10));
  }

  /** Sends the frame of a message without a body. */
  say(type: string): void {
    this.socket.send(Uint8Array.of(13, 0xa0 + type.length, ...Buffer.from(type)));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Resolves once the server has heard all that was sent. */
  async heard(): Promise<void> {
    const pong = once(this.socket, 'pong');
    this.socket.ping();
    await pong;
  }
}
