/** Compares what a visitor sent with a secret that only operators know. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Are the texts the same? Takes constant time, so that a secret can't be found letter by letter. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
