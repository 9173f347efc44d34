/** The people who want a game at once. It knows no connections: it is told who comes and who goes. */
import { isDeepStrictEqual } from 'node:util';

import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { QuickCount, QuickTable, QuickWish } from '../../common/protocol/quick-match.ts';
import type { PlayerCount } from '../../common/rules/ids.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { countWith, groupsOf, USUAL_PLAYERS } from './quick-groups.ts';
import type { Player } from './seating.ts';
import { Timers } from './timers.ts';

/** Somebody who comes to the queue, and how to tell them what becomes of it. */
export interface QuickGuest {
  readonly player: Player;
  /** Their address, against which tables are counted. */
  readonly address: string;
  readonly wish: QuickWish;
  readonly onWaiting: (count: QuickCount) => void;
  /** A seat is reserved at this table. */
  readonly onTable: (table: QuickTable) => void;
  /** The same player waits elsewhere now. */
  readonly onSuperseded: () => void;
  /** The address has used up its tables for now; waiting on would keep others from playing. */
  readonly onTooMany: () => void;
}

/** The people for whom a table is made, and how many seats it has: bots take the others. */
export interface QuickParty {
  readonly people: readonly Player[];
  readonly players: PlayerCount;
  readonly wish: QuickWish;
  /** The address that the table is counted against: that of the person who waited longest. */
  readonly address: string;
}

/** What the queue is made of. */
export interface QuickQueueParts {
  /**
   * Makes a table with seats reserved for these people and returns its code; none beyond the address's
   * limit.
   */
  readonly makeTable: (party: QuickParty) => Promise<Result<string, 'too-many-requests'>>;
  /** How long people who want any number of players wait for more than one opponent, in milliseconds. */
  readonly settleTime: number;
  /** Receives errors that no caller would see. */
  readonly onError: (error: unknown) => void;
}

/** How often the queue is checked while anybody waits, in milliseconds. */
const LOOK = 250;

const NOBODY: QuickCount = { people: 0, others: 0 };

interface Entry {
  readonly guest: QuickGuest;
  readonly wish: QuickWish;
  isSettled: boolean;
  told: QuickCount;
  looks: number;
}

/** The queue of a server. */
export class QuickQueue {
  readonly #parts: QuickQueueParts;
  readonly #timers: Timers<'look'>;
  /** In order of arrival. */
  #entries: readonly Entry[] = [];
  /** Those who left, perhaps while a table was being made for them. */
  readonly #gone = new WeakSet<QuickGuest>();

  constructor(parts: QuickQueueParts) {
    this.#parts = parts;
    this.#timers = new Timers(parts.onError);
  }

  /** Adds somebody; an older entry of the same player is dropped. */
  enter(guest: QuickGuest): void {
    const older = this.#entries.find(
      (entry) => entry.guest.player.playerId === guest.player.playerId,
    );
    if (older !== undefined) {
      this.leave(older.guest);
      older.guest.onSuperseded();
    }
    const entry = { guest, wish: guest.wish, isSettled: false, told: NOBODY, looks: 0 };
    this.#entries = [...this.#entries, entry];
    this.#lookSoon();
  }

  /** Removes somebody. Having waited puts nobody into a game. */
  leave(guest: QuickGuest): void {
    this.#gone.add(guest);
    this.#take([guest]);
  }

  /** Makes a table for this one alone, with bots on the other seats. */
  async playBots(guest: QuickGuest): Promise<Result<QuickTable, RefusalCode>> {
    if (!this.#entries.some((entry) => entry.guest === guest)) return err('not-waiting');
    this.#take([guest]);
    const { player, wish, address } = guest;
    const players = wish.players === 'any' ? USUAL_PLAYERS : wish.players;
    try {
      const made = await this.#parts.makeTable({ people: [player], players, wish, address });
      if (made.ok) return ok({ code: made.value });
      this.#putBack([guest]);
      return made;
    } catch (error) {
      this.#putBack([guest]);
      throw error;
    }
  }

  #take(guests: readonly QuickGuest[]): void {
    this.#entries = this.#entries.filter(({ guest }) => !guests.includes(guest));
  }

  #putBack(guests: readonly QuickGuest[]): void {
    for (const guest of guests) if (!this.#gone.has(guest)) this.enter(guest);
  }

  /**
   * Drops the people of an address that may have no more tables: anyone matched with them would wait for
   * ever.
   */
  #partFrom(address: string, guests: readonly QuickGuest[]): void {
    for (const guest of guests.filter((one) => one.address === address)) guest.onTooMany();
    this.#putBack(guests.filter((one) => one.address !== address));
  }

  #lookSoon(): void {
    if (this.#timers.isRunning('look') || this.#entries.length === 0) return;
    this.#timers.start('look', LOOK, () => this.#look());
  }

  #look(): void {
    for (const entry of this.#entries) {
      entry.looks += 1;
      entry.isSettled = entry.looks * LOOK >= this.#parts.settleTime;
    }
    for (const group of groupsOf(this.#entries)) this.#seat(group);
    for (const entry of this.#entries) this.#tell(entry);
    this.#lookSoon();
  }

  #tell(entry: Entry): void {
    const people = countWith(entry, this.#entries);
    const count = { people, others: this.#entries.length - people };
    if (isDeepStrictEqual(count, entry.told)) return;
    entry.told = count;
    entry.guest.onWaiting(count);
  }

  /** Takes a group out of the queue; if no table can or may be made for them they go back to it. */
  #seat(group: readonly Entry[]): void {
    const [first] = group;
    const players = PLAYER_COUNTS.find((count) => count === group.length);
    if (first === undefined || players === undefined)
      throw new Error(`a group of ${group.length} people`);
    const guests = group.map(({ guest }) => guest);
    this.#take(guests);
    const people = guests.map(({ player }) => player);
    const { wish, guest } = first;
    this.#parts.makeTable({ people, players, wish, address: guest.address }).then(
      (made) => {
        if (!made.ok) return this.#partFrom(guest.address, guests);
        for (const one of guests) if (!this.#gone.has(one)) one.onTable({ code: made.value });
      },
      (error: unknown) => {
        this.#parts.onError(error);
        this.#putBack(guests);
      },
    );
  }
}
