/** A client of a room, as Colyseus knows it, whose waiting bytes are known. */
import { ClientState, type ISendOptions } from '@colyseus/core';
import { WebSocketClient } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';

/** What a close frame has room for, in bytes. */
const LONGEST_REASON = 123;

/** The client at the other end of a socket. */
export class SteadyClient extends WebSocketClient {
  readonly #onSent: () => void;
  /** Bytes that Colyseus keeps until the client has acknowledged that it joined. */
  #queued = 0;

  /** `onSent` is called after each message that was sent or queued. */
  constructor(sessionId: string, socket: WebSocket, onSent: () => void) {
    super(sessionId, socket);
    this.#onSent = onSent;
  }

  /** Has the client acknowledged that it joined? */
  get hasJoined(): boolean {
    return this.state === ClientState.JOINED;
  }

  /** How many bytes wait: those that are queued, and those that the socket couldn't send yet. */
  get waiting(): number {
    return this.ref.bufferedAmount + this.#queued;
  }

  override enqueueRaw(message: Uint8Array | Buffer, options?: ISendOptions): void {
    if (!this.hasJoined) this.#queued += message.byteLength;
    super.enqueueRaw(message, options);
    this.#onSent();
  }

  override raw(message: Uint8Array | Buffer, ...others: RawOthers): void {
    // What was queued is sent once the client has joined.
    if (this.hasJoined) this.#queued = 0;
    super.raw(message, ...others);
    this.#onSent();
  }

  /** Colyseus repeats in the reason what the client sent, and a reason that is too long makes it throw. */
  override leave(code?: number, reason?: string): void {
    super.leave(code, reason === undefined ? undefined : shortened(reason));
  }
}

type RawOthers = [options?: ISendOptions, sent?: (error?: Error) => void];

/** The beginning of a text, as much as a close frame has room for, without half a character. */
export function shortened(reason: string): string {
  const { read } = new TextEncoder().encodeInto(reason, new Uint8Array(LONGEST_REASON));
  return reason.slice(0, read);
}
