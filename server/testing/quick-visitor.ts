/** Somebody in the queue for a game at once, over a real socket. */

import type { Room } from '@colyseus/sdk';
import type { QuickMatchMessages, QuickMatchOptions } from '../../common/protocol/quick-match.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { refusalOf } from '../../common/protocol/refusal.ts';
import { clientOf, TestPlayer } from './test-player.ts';

export class QuickVisitor {
  readonly name: string;
  readonly room: Room;
  readonly #url: string;
  /** What the queue said last of those who wait. */
  people = 0;
  others = 0;
  /** The code of the table that was found. */
  readonly found: Promise<string>;
  hasFound = false;
  /** The code with which the server closes this connection. */
  readonly closed: Promise<number>;

  constructor(url: string, name: string, room: Room) {
    this.#url = url;
    this.name = name;
    this.room = room;
    room.reconnection.enabled = false;
    room.onMessage('waiting', ({ people, others }: QuickMatchMessages['waiting']) => {
      this.people = people;
      this.others = others;
    });
    this.found = new Promise((resolve) => {
      room.onMessage('table', ({ code }: QuickMatchMessages['table']) => {
        this.hasFound = true;
        resolve(code);
      });
    });
    this.closed = new Promise((resolve) => {
      room.onLeave((code) => resolve(code));
    });
  }

  static async enter(
    url: string,
    name: string,
    wish: Omit<QuickMatchOptions, 'name'>,
  ): Promise<QuickVisitor> {
    const room = await clientOf(url, name).joinOrCreate(QUICK_MATCH_ROOM, { name, ...wish });
    return new QuickVisitor(url, name, room);
  }

  /** Goes to the table that was found. */
  async follow(): Promise<TestPlayer> {
    const code = await this.found;
    await this.room.leave();
    return TestPlayer.enter(this.#url, this.name, code);
  }

  /** Asks for bots instead of people. */
  async askBots(): Promise<unknown> {
    return this.room.request('bots', {}).catch(refusalOf);
  }
}
