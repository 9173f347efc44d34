/**
 * Random numbers for purposes where nothing secret depends on them: choices of bots, games for benchmarks.
 * Xorshift with 32 bits of state (Marsaglia, "Xorshift RNGs", 2003), which any language can repeat.
 * Deals don't come from here, but from common/deal.
 */
export class SmallGenerator {
  #state: number;

  /** The same seed (any whole number, taken modulo 2 to the 32nd) gives the same numbers. */
  constructor(seed: number) {
    this.#state = scrambled(seed);
  }

  /** A whole number from 0 up to but excluding a limit of at most 65,536, all about equally likely. */
  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return ((state >>> 16) * limit) >>> 16;
  }
}

/** Spreads seeds that lie close together, and never gives 0, from which xorshift never moves. */
function scrambled(seed: number): number {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  state = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
  state ^= state >>> 16;
  return state === 0 ? 1 : state;
}
