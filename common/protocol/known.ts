/** Reading a synchronized state, which must hold nothing that this client doesn't know. */
import { parseSeat, type Seat } from '../rules/ids.ts';

/** The value. Throws, saying what there was instead, where it is missing. */
export function known<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`the state has an unknown ${what}`);
  return value;
}

/** A seat from its number. Throws for any other number. */
export const seatOf = (index: number): Seat => known(parseSeat(index), `seat ${index}`);
