/** Who may come in to a table where they have no seat. */
import { ServerError } from '@colyseus/core';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { LiveTable } from '../games/live-table.ts';
import type { Admission } from './admission.ts';

/** How many people may watch a table. */
const SPECTATOR_LIMIT = 50;

/** Somebody at the door. */
interface Newcomer {
  readonly playerId: PlayerId;
  readonly admission: Admission;
  /** Did they make the table? Its maker needs no password. */
  readonly isMaker: boolean;
}

/** Throws the refusal if the host has removed them, or the password that they gave is no longer right. */
export function checkNewcomer(table: LiveTable, newcomer: Newcomer): void {
  const { playerId, admission, isMaker } = newcomer;
  if (table.removed.has(playerId))
    throw new ServerError(CLOSE_CODES.removed, 'the host has removed this player');
  const { lock } = table.terms;
  if (lock !== undefined && !isMaker && admission.lock !== lock)
    throw new ServerError(CLOSE_CODES.passwordNeeded, 'the password is another one');
}

/** Throws the refusal if nobody may watch, or too many do, counting the newcomer. */
export function checkSpectator(table: LiveTable, spectators: number): void {
  if (table.terms.options.mayWatch === false)
    throw new ServerError(CLOSE_CODES.nobodyWatches, 'nobody may watch this table');
  if (spectators > SPECTATOR_LIMIT)
    throw new ServerError(CLOSE_CODES.tableFull, 'too many people watch this table');
}
