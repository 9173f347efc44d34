/** Why a player should look at a table now, wherever they are looking. */
import type { TableSnapshot } from '../../../common/protocol/snapshot.ts';
import { isMyTurn } from './turn-view.ts';

/** The turn has come, or the queue has found this table. */
export type Call = 'turn' | 'found';

/** What the page knows beside the table. */
export interface Attention {
  /** Has the queue led here? */
  readonly isFound: boolean;
  /** Is the page out of sight? */
  readonly isHidden: boolean;
}

/**
 * Why a player is called to a table, which is `undefined` before it is entered. That the queue has found
 * it is news until the game has begun and the player has looked.
 */
export function callTo(
  table: TableSnapshot | undefined,
  { isFound, isHidden }: Attention,
): Call | undefined {
  const hasBegun = table !== undefined && table.phase !== 'waiting';
  if (hasBegun && isMyTurn(table)) return 'turn';
  return isFound && (isHidden || !hasBegun) ? 'found' : undefined;
}
