/**
 * A table as this browser is connected to it. A lost connection is made again by entering the table
 * once more, for as long as the page is there; snapshots then go on where the table now is.
 */

import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { entryFailureOf, shutOutOf } from '../../common/protocol/entry-errors.ts';
import type { TableFailure } from '../../common/protocol/failures.ts';
import type {
  AskedRequest,
  Payload,
  PlayAnswer,
  PlayRequest,
  RefusalCode,
  RequestName,
} from '../../common/protocol/messages.ts';
import type { EnterOptions } from '../../common/protocol/options.ts';
import { refusalIn } from '../../common/protocol/refusal.ts';
import { decodeTable } from '../../common/protocol/snapshot.ts';
import type { WireTable } from '../../common/protocol/wire.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { waitBefore } from './backoff.ts';
import { dropConnection } from './drop-connection.ts';
import { watchHeartbeat } from './heartbeat.ts';
import type { HostedTable, TableEvent } from './hosted-table.ts';
import { type EnteredTable, isRestart, obstacleOf, withoutReconnection } from './sdk.ts';
import type { ServerClient } from './server-client.ts';

/** How to enter a table. */
export interface Entry {
  readonly client: ServerClient;
  readonly playerId: string;
  readonly code: string;
  /** Asked for at each attempt: the name may have been changed since the last one. */
  readonly options: () => EnterOptions;
  readonly listener: (event: TableEvent) => void;
  /** The room, where creating the table entered it already. */
  readonly room?: EnteredTable;
}

const ANSWER_MILLISECONDS = 5_000;
/** A command that found no answer in so many connections is given up. */
const MOST_ATTEMPTS = 5;

/** A connection to a table. */
export class TableConnection implements HostedTable {
  readonly #entry: Entry;
  #room: Promise<EnteredTable | undefined>;
  #isClosed = false;

  constructor(entry: Entry) {
    this.#entry = entry;
    const { room } = entry;
    this.#room = room === undefined ? this.#enter('lost') : Promise.resolve(this.#listen(room));
  }

  /**
   * Sends an action. It is repeated under its id over as many connections as it takes, so that it
   * acts once or is refused, and the answer says which.
   */
  async play(command: PlayRequest): Promise<Result<PlayAnswer, RefusalCode | 'no-answer'>> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS && !this.#isClosed; attempt++) {
      const room = await this.#room;
      if (room === undefined) break;
      try {
        return ok(await request<PlayAnswer>(room, 'play', command));
      } catch (error) {
        const refusal = refusalIn(error);
        if (refusal !== undefined) return err(refusal);
        if (room.connection.isOpen) dropConnection(room);
        await this.#nextRoomAfter(room);
      }
    }
    return err('no-answer');
  }

  /** Sends another request. It isn't repeated: the player sees that nothing came of it. */
  async ask<Name extends AskedRequest>(
    name: Name,
    ...[payload]: Payload<Name>
  ): Promise<Result<undefined, RefusalCode | 'no-answer'>> {
    const room = await this.#room;
    if (room === undefined) return err('no-answer');
    try {
      await request(room, name, payload ?? {});
      return ok(undefined);
    } catch (error) {
      return err(refusalIn(error) ?? 'no-answer');
    }
  }

  /** Leaves the table for good: the seat is given up, or played on by a stand-in. */
  leave(): void {
    this.#end((room) => void room.leave(true));
  }

  /** Ends the connection, but keeps the seat: the player is away. */
  close(): void {
    this.#end((room) => room.connection.close());
  }

  #end(parting: (room: EnteredTable) => void): void {
    this.#isClosed = true;
    void this.#room.then((room) => room && parting(room));
  }

  /** A request may fail a moment before the connection is known to be lost. */
  async #nextRoomAfter(room: EnteredTable): Promise<void> {
    for (let attempt = 0; (await this.#room) === room && attempt < MOST_ATTEMPTS; attempt++)
      await waitBefore(attempt);
  }

  /** `interruption` is why the connection must be made: what is told while that fails. */
  async #enter(interruption: 'lost' | 'restart'): Promise<EnteredTable | undefined> {
    const { client, code, options } = this.#entry;
    for (let attempt = 0; !this.#isClosed; attempt++) {
      try {
        return this.#listen(await client.joinById<WireTable>(code, options()));
      } catch (error) {
        const failure = entryFailureOf(error);
        if (failure !== undefined) return this.#fail(failure);
        const obstacle = obstacleOf(error);
        if (attempt === 0 || obstacle !== undefined)
          this.#tell({ type: 'reconnecting', why: obstacle ?? interruption });
        await waitBefore(attempt);
      }
    }
    return undefined;
  }

  #listen(room: EnteredTable): EnteredTable {
    withoutReconnection(room);
    const stopHeartbeat = watchHeartbeat(room);
    room.onStateChange((state) => this.#show(room, state));
    room.onLeave((code) => {
      stopHeartbeat();
      if (this.#isClosed) return;
      if (code === CLOSE_CODES.superseded) return void this.#stop({ type: 'superseded' });
      const failure = shutOutOf(code);
      if (failure !== undefined) return void this.#fail(failure);
      const why = isRestart(code) ? 'restart' : 'lost';
      this.#tell({ type: 'reconnecting', why });
      this.#room = this.#enter(why);
    });
    if (this.#isClosed) room.connection.close();
    return room;
  }

  #show(room: EnteredTable, state: WireTable): void {
    const { code, playerId } = this.#entry;
    try {
      this.#tell({ type: 'snapshot', snapshot: decodeTable(state, { code, playerId }) });
    } catch (error) {
      console.error(error);
      this.#fail('outdated');
      room.connection.close();
    }
  }

  /** A password that doesn't open the table is a wrong one. */
  #fail(failure: TableFailure): undefined {
    const isWrong = failure === 'password-needed' && this.#entry.options().password !== undefined;
    return this.#stop({ type: 'failed', failure: isWrong ? 'password-wrong' : failure });
  }

  #stop(event: TableEvent): undefined {
    this.#tell(event);
    this.#isClosed = true;
  }

  #tell(event: TableEvent): void {
    if (!this.#isClosed) this.#entry.listener(event);
  }
}

const request = <Answer>(room: EnteredTable, name: RequestName, payload: object): Promise<Answer> =>
  room.request<object, Answer>(name, payload, { timeout: ANSWER_MILLISECONDS });
