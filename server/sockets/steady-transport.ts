/** The sockets of the server: what they may take, and how it notices that one is dead. */
import type { IncomingMessage } from 'node:http';
import {
  CloseCode,
  connectClientToRoom,
  createAuthContext,
  matchMaker,
  Protocol,
  ServerError,
} from '@colyseus/core';
import { type TransportOptions, WebSocketTransport } from '@colyseus/ws-transport';
import type { RawData, WebSocket } from 'ws';
import { gatedAddressOf, isOwnMachine, subscriberOf } from '../client-address.ts';
import { Limits } from '../limits.ts';
import { countTurnedAway } from '../metrics.ts';
import { reportError } from '../report.ts';
import { Backlog, type BacklogLimits } from './backlog.ts';
import { SteadyClient } from './steady-client.ts';
import { SteadySocket } from './steady-socket.ts';

/**
 * Somebody who is away is seen to be after three to four rounds: within 15 seconds. Two rounds are
 * longer than a client's beat, so that one who gives signs of life is never asked.
 */
const ROUND_MILLISECONDS = 3_700;
/** In how many parts a round asks the sockets, one after another. */
const SLICES = 25;

/** After so many rounds without a sign of life a socket is asked for one, or given up. */
const ASKED_AFTER = 3;
const GIVEN_UP_AFTER = 4;

/** From the opening of a socket until its client has joined a room, in milliseconds. */
const JOIN_TIME = 10_000;
/** For how long a socket that is closed waits for the other side, in milliseconds. */
const CLOSE_TIME = 5_000;

/** What sockets may take. */
export interface SocketParts {
  /** How much one address may ask for; as much as it likes by default. */
  readonly limits: Limits;
  readonly backlog: Partial<BacklogLimits>;
  /** From the opening of a socket until its client has joined a room, in milliseconds. */
  readonly joinTime: number;
}

/**
 * Takes the sockets in itself: Colyseus would queue for ever what is for a client that never
 * acknowledges having joined, and log the errors of all. Its reconnection, which isn't used here, has
 * no way in.
 *
 * Asks a socket for a sign of life only if none came by itself, and never all sockets at once:
 * Colyseus asks every one every three seconds, so that with thousands of them all games stood still.
 */
export class SteadyTransport extends WebSocketTransport {
  /** By socket: the rounds since its last sign of life. */
  readonly #silence = new WeakMap<WebSocket, number>();
  readonly #limits: Limits;
  readonly #backlog: Backlog;
  readonly #joinTime: number;

  constructor(options: TransportOptions, parts: Partial<SocketParts> = {}) {
    super({
      pingInterval: ROUND_MILLISECONDS,
      WebSocket: SteadySocket,
      ...options,
    });
    this.#limits = parts.limits ?? new Limits({});
    this.#backlog = new Backlog(parts.backlog);
    this.#joinTime = parts.joinTime ?? JOIN_TIME;
    this.wss.removeAllListeners('connection');
    this.wss.on('connection', (socket, request) => this.#take(socket, request));
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

  #take(socket: WebSocket, request: IncomingMessage): void {
    const address = gatedAddressOf(request);
    const hear = () => this.#silence.set(socket, 0);
    socket.on('message', hear);
    socket.on('pong', hear);
    // The frame was against the rules of WebSockets, or too long; the socket closes by itself.
    socket.on('error', () => countTurnedAway('malformed-frame'));
    if (!isOwnMachine(address)) socket.on('message', () => this.#countWork(socket, address));
    const client = this.#clientOf(socket, request, address);
    this.#awaitJoining(socket, client);
    if (client !== undefined) void this.#connect(socket, client, request);
  }

  /** The client that the address of a socket tells of; `undefined` where it tells of none. */
  #clientOf(socket: WebSocket, request: IncomingMessage, address: string): RoomClient | undefined {
    const found = seatOf(request);
    if (found === undefined) return undefined;
    const subscriber = subscriberOf(address);
    const client = new SteadyClient(found.sessionId, socket, () =>
      this.#backlog.note(subscriber, reader),
    );
    const reader = {
      get waiting() {
        return client.waiting;
      },
      close: () => turnAway(socket, 'backlog'),
    };
    socket.on('close', () => this.#backlog.forget(subscriber, reader));
    // Of a client that hasn't acknowledged joining nothing else is expected, and answers would pile up.
    socket.on('message', (frame) => {
      if (!client.hasJoined && firstByteOf(frame) !== Protocol.JOIN_ROOM)
        turnAway(socket, 'not-joined');
    });
    return { client, roomId: found.roomId };
  }

  #awaitJoining(socket: WebSocket, joining: RoomClient | undefined): void {
    const timer = setTimeout(() => {
      if (joining?.client.hasJoined) return;
      countTurnedAway('not-joined');
      socket.close(CloseCode.NORMAL_CLOSURE);
      endSoon(socket);
    }, this.#joinTime);
    socket.on('close', () => clearTimeout(timer));
  }

  async #connect(
    socket: WebSocket,
    { client, roomId }: RoomClient,
    { headers, socket: { remoteAddress } }: IncomingMessage,
  ): Promise<void> {
    try {
      const room = matchMaker.getLocalRoomById(roomId);
      const context = createAuthContext({
        headers: headers as Record<string, string | undefined>,
        ...(remoteAddress !== undefined && { remoteAddress }),
      });
      await connectClientToRoom(room, client, context, {});
    } catch (error) {
      if (!(error instanceof ServerError)) reportError('entering', error);
      const { code, message } = failureOf(error);
      client.error(code, message, () => socket.close(CloseCode.WITH_ERROR));
    }
  }

  /** All messages of an address count, over whichever of its sockets they come. */
  #countWork(socket: WebSocket, address: string): void {
    this.#limits
      .take('work', address)
      .then((wait) => {
        if (wait !== undefined) socket.terminate();
      })
      .catch((error: unknown) => reportError('counting work', error));
  }
}

/** A client and the room that it wants to join. */
interface RoomClient {
  readonly client: SteadyClient;
  readonly roomId: string;
}

/** The seat that an address such as `/PROCESS/ROOM?sessionId=SEAT` asks for; `undefined` for others. */
function seatOf({ url }: IncomingMessage): { sessionId: string; roomId: string } | undefined {
  const address = URL.parse(`ws://server${url ?? '/'}`);
  const sessionId = address?.searchParams.get('sessionId');
  const roomId = /\/[\w-]+\/([\w-]+)$/.exec(address?.pathname ?? '')?.[1];
  return sessionId && roomId ? { sessionId, roomId } : undefined;
}

/** Ends a connection without another byte for it. */
function turnAway(socket: WebSocket, reason: 'backlog' | 'not-joined'): void {
  countTurnedAway(reason);
  socket.terminate();
}

/** Ends a connection whose other side doesn't answer that it is closed. */
function endSoon(socket: WebSocket): void {
  const timer = setTimeout(() => socket.terminate(), CLOSE_TIME);
  socket.on('close', () => clearTimeout(timer));
}

function firstByteOf(frame: RawData): number | undefined {
  return Buffer.isBuffer(frame) ? frame[0] : undefined;
}

/** As Colyseus' SDK reads it. */
function failureOf(error: unknown): { readonly code: number; readonly message: string } {
  const { code } = error instanceof Error && 'code' in error ? error : { code: undefined };
  const message = error instanceof ServerError ? error.message : 'server-error';
  return { code: typeof code === 'number' ? code : CloseCode.WITH_ERROR, message };
}
