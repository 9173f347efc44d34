/** Compares what somebody sent with what only operators know. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Are these two texts the same? Takes as long for any two, so that nobody finds one letter by letter. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
