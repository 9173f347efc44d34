/** Who may have a password hashed, for whatever purpose: it takes some milliseconds of a thread. */
import { isHashingBusy } from '../games/terms.ts';
import type { Limits } from '../limits.ts';

/** Counts one more password of an address. Returns `false` beyond its limit, and while too many wait. */
export const mayHash = async (limits: Limits, address: string): Promise<boolean> =>
  !isHashingBusy() && (await limits.take('hashes', address)) === undefined;
