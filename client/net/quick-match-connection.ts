/**
 * A place in the queue of those who want a game at once. A lost connection is made again, which means
 * to queue again. Once this is closed nothing more comes of it: no table, and no game.
 */

import { z } from 'zod';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { Obstacle } from '../../common/protocol/failures.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type {
  QuickCount,
  QuickMatchOptions,
  QuickTable,
} from '../../common/protocol/quick-match.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { refusalIn } from '../../common/protocol/refusal.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { keepConnected } from './keep-connected.ts';
import type { StatelessRoom } from './sdk.ts';
import type { ServerClient } from './server-client.ts';

/** What becomes of waiting. */
export type QuickMatchEvent =
  | ({ readonly type: 'waiting' } & QuickCount)
  /** The connection is lost; this player will queue again. */
  | { readonly type: 'reconnecting'; readonly why: Obstacle | undefined }
  /** The same player waits elsewhere; nothing more comes. */
  | { readonly type: 'superseded' }
  /** A seat is reserved at this table; nothing more comes. */
  | { readonly type: 'found'; readonly code: string };

/** How to wait. */
export interface QuickMatchEntry {
  readonly client: ServerClient;
  /** Asked for at each attempt. */
  readonly options: () => QuickMatchOptions;
  readonly listener: (event: QuickMatchEvent) => void;
}

const waiting = z.object({ people: z.number(), others: z.number() });
const table = z.object({ code: z.string() });

const ANSWER_MILLISECONDS = 5_000;

/** Somebody who waits, until a table is found or this is closed. */
export class QuickMatchConnection {
  readonly #entry: QuickMatchEntry;
  #room: StatelessRoom | undefined;
  #isOver = false;

  constructor(entry: QuickMatchEntry) {
    this.#entry = entry;
    void this.#keepWaiting();
  }

  /** Says whether the player sees the page; it is of no interest whether the queue hears it. */
  look(isLooking: boolean): void {
    const timeout = ANSWER_MILLISECONDS;
    this.#room?.request('looking', { isLooking }, { timeout }).catch(() => {});
  }

  /** Asks for a table at once, with bots on the other seats; it comes as `found`. */
  async askBots(): Promise<Result<undefined, RefusalCode | 'no-answer'>> {
    if (this.#room === undefined) return err('no-answer');
    try {
      const answer = await this.#room.request<object, QuickTable>(
        'bots',
        {},
        { timeout: ANSWER_MILLISECONDS },
      );
      this.#end({ type: 'found', code: table.parse(answer).code });
      return ok(undefined);
    } catch (error) {
      return err(refusalIn(error) ?? 'no-answer');
    }
  }

  /** Leaves the queue. */
  close(): void {
    this.#isOver = true;
    void this.#room?.leave(true);
  }

  async #keepWaiting(): Promise<void> {
    const { client, options, listener } = this.#entry;
    await keepConnected({
      join: () => client.joinOrCreate(QUICK_MATCH_ROOM, options()),
      onJoined: (room, onAlive) => this.#listen(room, onAlive),
      onEnded: (code) => {
        this.#room = undefined;
        if (code === CLOSE_CODES.superseded) this.#end({ type: 'superseded' });
      },
      onLost: (why) => listener({ type: 'reconnecting', why }),
      isOver: () => this.#isOver,
    });
  }

  #listen(room: StatelessRoom, onQueued: () => void): void {
    room.onMessage<unknown>('waiting', (message) => {
      onQueued();
      if (!this.#isOver) this.#entry.listener({ type: 'waiting', ...waiting.parse(message) });
    });
    room.onMessage<unknown>('table', (message) => {
      this.#end({ type: 'found', ...table.parse(message) });
    });
    this.#room = room;
    if (this.#isOver) void room.leave(true);
  }

  /** Of an answer and a message that tell of a table, the first one counts. */
  #end(event: QuickMatchEvent): void {
    if (this.#isOver) return;
    this.close();
    this.#entry.listener(event);
  }
}
