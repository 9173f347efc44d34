/**
 * The last wish for a game at once as the browser kept it. The home screen begins with it before the schema
 * is there by which the server reads the same; a test holds the two together.
 */
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../common/protocol/quick-paces.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';
import { fieldsOf, oneOf } from '../net/kept-fields.ts';

/** The wish; `undefined` where there can't be one like it. */
export function readWish(kept: unknown): QuickWish | undefined {
  const wish = fieldsOf(kept);
  const players = oneOf(['any', ...PLAYER_COUNTS] as const, wish.players);
  const pace = oneOf(QUICK_PACES, wish.pace);
  return players === undefined || pace === undefined ? undefined : { players, pace };
}
