/** A table as the page deals with it, whoever hosts it: a server, or the page itself. */
import type { Interruption, TableFailure } from '../../common/protocol/failures.ts';
import type {
  AskedRequest,
  Payload,
  PlayAnswer,
  PlayRequest,
  RefusalCode,
} from '../../common/protocol/messages.ts';
import type { TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { Result } from '../../common/rules/result.ts';

/** What a table tells of itself. */
export type TableEvent =
  | { readonly type: 'snapshot'; readonly snapshot: TableSnapshot }
  /** The connection is lost and is being made again. */
  | { readonly type: 'reconnecting'; readonly why: Interruption }
  /** The same player entered elsewhere; nothing more comes. */
  | { readonly type: 'superseded' }
  /** The table can't be entered, or can't be stayed at; nothing more comes. */
  | { readonly type: 'failed'; readonly failure: TableFailure };

/** What can be done at a table. None of it throws or rejects. */
export interface HostedTable {
  /** Sends an action; a snapshot tells of it before the answer comes. `basedOn` is what the player saw. */
  play(command: PlayRequest): Promise<Result<PlayAnswer, RefusalCode | 'no-answer'>>;
  /** Sends another request. */
  ask<Name extends AskedRequest>(
    name: Name,
    ...payload: Payload<Name>
  ): Promise<Result<undefined, RefusalCode | 'no-answer'>>;
  /** Leaves the table for good. */
  leave(): void;
  /** Goes away from the table, but keeps the seat. */
  close(): void;
}
