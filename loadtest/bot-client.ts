/** One client of the server: a connection to a table, with the state as the page would see it. */

import { setTimeout as delay } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import { BEAT_MILLISECONDS } from '../common/protocol/heartbeat.ts';
import type { PlayAnswer, REQUESTS, RefusalCode } from '../common/protocol/messages.ts';
import { TABLE_ROOM, type TableOptions } from '../common/protocol/options.ts';
import { QUICK_MATCH_ROOM, type QuickTable } from '../common/protocol/quick-match.ts';
import type { QuickPace } from '../common/protocol/quick-paces.ts';
import { refusalOf } from '../common/protocol/refusal.ts';
import { decodeTable, type TableSnapshot } from '../common/protocol/snapshot.ts';
import { withoutProof } from '../common/protocol/socket-address.ts';
import type { WireTable } from '../common/protocol/wire.ts';
import { err, ok, type Result } from '../common/rules/result.ts';
import type { Identity } from './identity.ts';
import { Client } from './sockets.ts';

/** Who a client is and whom it tells. */
export interface BotClientParts {
  readonly endpoint: string;
  readonly identity: Identity;
  readonly as: 'player' | 'spectator';
  /** Is told after each patch. */
  readonly onChanged: () => void;
  /** Is told of a connection that ends though this client didn't end it. */
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

  /** Makes a table and enters it. Answers the table's code. */
  async create(table: TableOptions): Promise<string> {
    const { as } = this.#parts;
    return this.#take(
      await this.#client().create<WireTable>(TABLE_ROOM, { table, name: NAME, as }),
    );
  }

  /**
   * Enters a table by its code, for the first time or again. On a busy machine the server may lose patience
   * with a newcomer: as the page does, it then tries again.
   */
  async enter(code: string, attempts = 5): Promise<string> {
    const { as } = this.#parts;
    try {
      return await this.#take(await this.#client().joinById<WireTable>(code, { name: NAME, as }));
    } catch (error) {
      if (attempts === 1) throw error;
      await delay(1000);
      return await this.enter(code, attempts - 1);
    }
  }

  /** Waits in the queue of those who want a game at once. Answers the code of the table found. */
  async queue(players: number, pace: QuickPace): Promise<string> {
    const wish = { name: NAME, players, pace };
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

  /** Asks the server. Answers the code of a refusal; rejects without an answer. */
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

  /** Cuts the connection. The server keeps the seat. */
  drop(): void {
    this.#forget()?.connection.close();
  }

  /** Leaves the table for good. */
  leave(): void {
    void this.#forget()?.leave(true);
  }

  #client() {
    const client = new Client(this.#parts.endpoint, { urlBuilder: withoutProof });
    client.auth.token = this.#parts.identity.token;
    return client;
  }

  /** Resolves with the room's code once the whole state is there. */
  #take(room: Room<unknown, WireTable>): Promise<string> {
    // The page doesn't let the SDK reconnect either: it enters again.
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

const NAME = 'Bot';
