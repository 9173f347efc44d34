/** How a lost connection is told of. */

import type { Interruption } from '../../../common/protocol/failures.ts';

/**
 * The key of the text about a connection that is being made again. A move that waits for it matters more
 * to its player than why, unless the server can't keep it anyway.
 */
export function interruptionText(
  why: Interruption,
  isSending: boolean,
): 'sendingLater' | 'restarting' | 'reconnecting' | 'cannotKeep' | 'noSockets' {
  if (why === 'cannot-keep') return 'cannotKeep';
  if (why === 'no-sockets') return 'noSockets';
  if (isSending) return 'sendingLater';
  return why === 'restart' ? 'restarting' : 'reconnecting';
}
