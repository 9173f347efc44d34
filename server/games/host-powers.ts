/** What the host of a table may do before the start. */
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import type { BotLevel } from '../../common/protocol/options.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { Result } from '../../common/rules/result.ts';
import { newBot } from './bots.ts';
import type { SeatedPlayer, Seating } from './seating.ts';

/** A change of the seats that only the host may make. */
export type HostRequest =
  | { readonly type: 'add-bot'; readonly level: BotLevel }
  | { readonly type: 'remove'; readonly seat: Seat }
  | { readonly type: 'hand-over'; readonly seat: Seat };

/** Makes the change, if this player may. Answers who was removed by it, if anybody. */
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
