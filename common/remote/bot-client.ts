/** A program's connection to a table on a server, with the state as the page would see it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Client, Room } from '@colyseus/sdk';
import { entryFailureOf } from '../protocol/entry-errors.ts';
import { BEAT_MILLISECONDS } from '../protocol/heartbeat.ts';
import type { PlayAnswer, REQUESTS, RefusalCode } from '../protocol/messages.ts';
import { type EnterOptions, TABLE_ROOM, type TableOptions } from '../protocol/options.ts';
import type { QuickTable } from '../protocol/quick-match.ts';
import { QUICK_MATCH_ROOM } from '../protocol/quick-match-room.ts';
import type { QuickPace } from '../protocol/quick-paces.ts';
import { refusalOf } from '../protocol/refusal.ts';
import { decodeTable, type TableSnapshot } from '../protocol/snapshot.ts';
import type { WireTable } from '../protocol/wire.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { Identity } from './identity.ts';

/** Who a client is, and whom it notifies. */
export interface BotClientParts {
  /** A new client of the SDK, whose sockets use URLs as `withoutProof` writes them. */
  readonly newClient: () => Client;
  readonly identity: Identity;
  /** How it enters tables. */
  readonly entering: EnterOptions;
  /** Called after each patch. */
  readonly onChanged: () => void;
  /** Called when the connection ends although this client didn't end it. */
  readonly onLost: (code: number) => void;
}

const ANSWER_MILLISECONDS = 30_000;

/** A client that makes or enters one table. */
export class BotClient {
  readonly #parts: BotClientParts;
  #room: Room<unknown, WireTable> | undefined;
  #hasState = false;

  constructor(parts: BotClientParts) {
    this.#parts = parts;
  }

  /** Makes a table and enters it. Returns the table's code. */
  async create(table: TableOptions): Promise<string> {
    const options = { table, ...this.#parts.entering };
    return this.#take(await this.#client().create<WireTable>(TABLE_ROOM, options));
  }

  /**
   * Enters a table by its code, for the first time or again. A busy server may time out on a newcomer; like the
   * page, this client then tries again. Rejects when that fails too, and at once if the table keeps this client
   * out for good.
   */
  async enter(code: string, attempts = 5): Promise<string> {
    const { entering } = this.#parts;
    try {
      return await this.#take(await this.#client().joinById<WireTable>(code, entering));
    } catch (error) {
      if (attempts === 1 || entryFailureOf(error) !== undefined) throw error;
      await delay(1000);
      return await this.enter(code, attempts - 1);
    }
  }

  /** Waits in the quick-match queue. Returns the code of the table that was found. */
  async queue(players: number, pace: QuickPace): Promise<string> {
    const wish = { name: this.#parts.entering.name, players, pace };
    const room = await this.#client().joinOrCreate(QUICK_MATCH_ROOM, wish);
    room.reconnection.enabled = false;
    const { code } = await new Promise<QuickTable>((resolve, reject) => {
      room.onMessage('waiting', () => {});
      room.onMessage('table', resolve);
      room.onLeave((closed) => reject(new Error(`the queue closed with ${closed}`)));
    });
    void room.leave(true);
    return code;
  }

  get token(): string {
    return this.#parts.identity.token;
  }

  /** Is there a connection with a state? */
  get isConnected(): boolean {
    return this.#hasState;
  }

  /** The synchronized state. Throws without a connection. */
  get state(): WireTable {
    if (this.#room === undefined) throw new Error('a client without a table');
    return this.#room.state;
  }

  /** The table as the page would see it. */
  snapshot(): TableSnapshot {
    const code = this.#room?.roomId ?? '';
    return decodeTable(this.state, { code, playerId: this.#parts.identity.playerId });
  }

  /** Sends a request. Returns the code of a refusal; rejects if there is no answer. */
  async ask(
    name: keyof typeof REQUESTS,
    message: object = {},
  ): Promise<Result<PlayAnswer, RefusalCode>> {
    if (this.#room === undefined) throw new Error('a client without a table');
    const timeout = ANSWER_MILLISECONDS;
    try {
      return ok(await this.#room.request<object, PlayAnswer>(name, message, { timeout }));
    } catch (error) {
      return err(refusalOf(error));
    }
  }

  /** Cuts the connection; the server keeps the seat. */
  drop(): void {
    this.#forget()?.connection.close();
  }

  /** Leaves the table for good. */
  leave(): void {
    void this.#forget()?.leave(true);
  }

  #client() {
    const client = this.#parts.newClient();
    client.auth.token = this.#parts.identity.token;
    return client;
  }

  /** Resolves with the room's code once the whole state is there. */
  #take(room: Room<unknown, WireTable>): Promise<string> {
    // Like the page, this client enters again instead of letting the SDK reconnect.
    room.reconnection.enabled = false;
    this.#room = room;
    const heart = setInterval(() => room.ping(() => {}), BEAT_MILLISECONDS);
    return new Promise((resolve, reject) => {
      room.onStateChange(() => {
        if (this.#room !== room) return;
        this.#hasState = true;
        resolve(room.roomId);
        this.#parts.onChanged();
      });
      room.onLeave((code) => {
        clearInterval(heart);
        reject(new Error(`closed with ${code}`));
        if (this.#room !== room) return;
        const wasEntered = this.#hasState;
        this.#forget();
        if (wasEntered) this.#parts.onLost(code);
      });
    });
  }

  #forget(): Room<unknown, WireTable> | undefined {
    const room = this.#room;
    this.#room = undefined;
    this.#hasState = false;
    return room;
  }
}
