/** Helps to read a synchronized state, in which everything must be known to this client. */
import { parseSeat, type Seat } from '../rules/ids.ts';

/** Returns the value. Throws if it is missing, and says what was there instead. */
export function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the state has an unknown ${what}`);
  return value;
}

/** A seat from its number. Throws for any other number. */
export const seatOf = (index: number): Seat => known(parseSeat(index), `seat ${index}`);
