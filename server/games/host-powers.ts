/** What the host of a table may do before the start. */
import { isDeepStrictEqual } from 'node:util';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import { gameOptionsOf } from '../../common/protocol/option-parts.ts';
import type { BotLevel, TableOptions } from '../../common/protocol/options.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { newBot } from './bots.ts';
import type { SeatedPlayer, Seating } from './seating.ts';
import type { TableTerms } from './terms.ts';

/** A change of the seats that only the host may make. */
export type HostRequest =
  | { readonly type: 'add-bot'; readonly level: BotLevel }
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'hand-over'; readonly seat: Seat };

/** Makes the change, if this player may. Returns the person it removed, if any. */
export function changeSeats(
  seating: Seating,
  playerId: PlayerId,
  request: HostRequest,
): Result<SeatedPlayer | undefined, RefusalCode> {
  const allowed = seating.checkHost(playerId);
  if (!allowed.ok) return allowed;
  switch (request.type) {
    case 'add-bot':
      return seating.addBot(newBot(seating), request.level);
    case 'remove':
      return seating.remove(request.seat);
    case 'hand-over':
      return seating.handOver(request.seat);
    default:
      return assertNever(request);
  }
}

/** What the host asks for. */
export interface NewTerms {
  readonly table: TableOptions;
  /** The lock of a new password; `''` removes the old one, `undefined` keeps it. */
  readonly newLock?: string | undefined;
}

/** A change of terms, and the table it is for. */
export interface TermsChange extends NewTerms {
  readonly terms: TableTerms;
  /** Does the table replay an earlier deal? Then it keeps that game's options and is never listed. */
  readonly isDealFixed: boolean;
}

/**
 * Agrees on other terms, if this player may, and answers them. The seats become as many as they say;
 * a different game or pace makes everybody unready.
 */
export function changeTerms(
  seating: Seating,
  playerId: PlayerId,
  { terms, table, newLock = terms.lock, isDealFixed }: TermsChange,
): Result<TableTerms, RefusalCode> {
  const allowed = seating.checkHost(playerId);
  if (!allowed.ok) return allowed;
  const isOtherGame = !isDeepStrictEqual(gameOptionsOf(table), gameOptionsOf(terms.options));
  if (isDealFixed && (isOtherGame || table.isPublic)) return err('deal-fixed');
  const resized = seating.resize(table.players);
  if (!resized.ok) return resized;
  if (isOtherGame || table.clock !== terms.options.clock) seating.resetReadiness();
  return ok({ ...terms, options: table, lock: newLock || undefined });
}
