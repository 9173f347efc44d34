/** A real client of a table, over a real socket, that reads the state as the page does. */

import type { Room, Client as SdkClient } from '@colyseus/sdk';
import { TABLE_ROOM, type TableOptions } from '../../common/protocol/options.ts';
import { refusalOf } from '../../common/protocol/refusal.ts';
import {
  decodeTable,
  type GameSnapshot,
  type TableSnapshot,
} from '../../common/protocol/snapshot.ts';
import type { Action } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';
import { idOf, secretOf } from './fixtures.ts';
import { Client, framesOf } from './tap.ts';

/** A table of two by the base rules. */
export const BASE_TABLE: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: true,
};

/** A client of the server at an address, with the token of the guest of this name. */
export function clientOf(url: string, name: string): SdkClient {
  const client = new Client(url);
  client.auth.token = secretOf(name);
  return client;
}

/** Somebody at a table. */
export class TestPlayer {
  readonly name: string;
  readonly room: Room;
  /** The code with which the server closes this connection. */
  readonly closed: Promise<number>;
  readonly #changes = new EventTarget();
  #hasState = false;
  /** Decoded once for each state: games of many clients ask for it often. */
  #decoded: TableSnapshot | undefined;

  constructor(name: string, room: Room) {
    this.name = name;
    this.room = room;
    // The page doesn't let the SDK reconnect either: it enters again.
    room.reconnection.enabled = false;
    this.closed = new Promise((resolve) => {
      room.onLeave((code) => resolve(code));
    });
    room.onStateChange(() => {
      this.#hasState = true;
      this.#decoded = undefined;
      this.#changes.dispatchEvent(new Event('change'));
    });
  }

  /** Makes a table and sits down at it. */
  static async make(url: string, name: string, table: TableOptions = BASE_TABLE) {
    const room = await clientOf(url, name).create(TABLE_ROOM, { table, name, as: 'player' });
    return new TestPlayer(name, room).#withState();
  }

  /** Enters a table by its code. */
  static async enter(url: string, name: string, code: string, as = 'player') {
    return new TestPlayer(
      name,
      await clientOf(url, name).joinById(code, { name, as }),
    ).#withState();
  }

  get code(): string {
    return this.room.roomId;
  }

  /** The table as this client knows it now. */
  get snapshot(): TableSnapshot {
    this.#decoded ??= decodeTable(this.room.state, {
      code: this.code,
      playerId: idOf(this.name),
    });
    return this.#decoded;
  }

  /** The game as this client knows it now. */
  get game(): GameSnapshot {
    const { snapshot } = this;
    if (snapshot.phase === 'waiting') throw new Error('the game has not begun');
    return snapshot;
  }

  /** Every frame that came to this client. */
  get frames(): readonly Uint8Array[] {
    return framesOf(this.room.sessionId);
  }

  /** The first state from now on that is as asked. */
  async until(isAsked: (snapshot: TableSnapshot) => boolean): Promise<TableSnapshot> {
    while (!this.#hasState || !isAsked(this.snapshot))
      await new Promise((resolve) => {
        this.#changes.addEventListener('change', resolve, { once: true });
      });
    return this.snapshot;
  }

  /** The state after so many actions. */
  async untilSequence(sequence: number): Promise<GameSnapshot> {
    await this.until((table) => table.phase !== 'waiting' && table.sequence >= sequence);
    return this.game;
  }

  /** What a request comes to: its answer, or the code of its refusal. */
  async ask(name: string, message: unknown = {}): Promise<unknown> {
    return this.room.request(name, message).catch(refusalOf);
  }

  /** Plays an action, based on the state that this client knows unless told otherwise. */
  play(action: Action, command: { id?: string; basedOn?: number } = {}): Promise<unknown> {
    const { sequence } = this.game;
    const request = { id: `${this.name} ${sequence}`, basedOn: sequence, ...command };
    return this.ask('play', { ...request, action: formatAction(action) });
  }

  /** Cuts the connection without a word. */
  drop(): void {
    this.room.connection.close(4999);
  }

  async #withState(): Promise<this> {
    await this.until(() => true);
    return this;
  }
}
