/** What a process that acts as clients has counted. */

/** Counted since the last report. */
export interface Tally {
  /** Connections made for the first time. */
  readonly joins: number;
  /** Connections restored after a cut. */
  readonly reconnects: number;
  /** Actions that all clients of their table have seen. */
  readonly actions: number;
  /** Games played to their end. */
  readonly games: number;
  /** Of those actions: from sending until the last client's patch, in milliseconds. */
  readonly latencies: readonly number[];
  /** By code. */
  readonly refusals: Readonly<Record<string, number>>;
  /** By text. */
  readonly errors: Readonly<Record<string, number>>;
  /** Received by all clients, not counting whole states. */
  readonly bytes: number;
}

/** Nothing counted. */
export const NOTHING: Tally = {
  joins: 0,
  reconnects: 0,
  actions: 0,
  games: 0,
  latencies: [],
  refusals: {},
  errors: {},
  bytes: 0,
};

/** The sum of two tallies. */
export const added = (one: Tally, other: Tally): Tally => ({
  joins: one.joins + other.joins,
  reconnects: one.reconnects + other.reconnects,
  actions: one.actions + other.actions,
  games: one.games + other.games,
  latencies: [...one.latencies, ...other.latencies],
  refusals: addedCounts(one.refusals, other.refusals),
  errors: addedCounts(one.errors, other.errors),
  bytes: one.bytes + other.bytes,
});

/** How many there are of all kinds together. */
export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

type Counts = Readonly<Record<string, number>>;

function addedCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
}

/** Counts, and hands over its counts. */
export class Counter {
  #latencies: number[] = [];
  #refusals = new Map<string, number>();
  #errors = new Map<string, number>();
  #events = { joins: 0, reconnects: 0, actions: 0, games: 0 };

  /** Notes that something has happened once more. */
  count(event: 'joins' | 'reconnects' | 'games'): void {
    this.#events[event] += 1;
  }

  /** Notes an action and its latency in milliseconds. */
  action(latency: number): void {
    this.#events.actions += 1;
    this.#latencies.push(Math.round(latency * 1000) / 1000);
  }

  refusal(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  error(error: unknown): void {
    const text = error instanceof Error ? error.message : String(error);
    this.#errors.set(text, (this.#errors.get(text) ?? 0) + 1);
  }

  /** Everything since the last time; `bytes` are counted elsewhere. */
  take(bytes: number): Tally {
    const tally = {
      ...this.#events,
      latencies: this.#latencies,
      refusals: Object.fromEntries(this.#refusals),
      errors: Object.fromEntries(this.#errors),
      bytes,
    };
    this.#latencies = [];
    this.#refusals = new Map();
    this.#errors = new Map();
    this.#events = { joins: 0, reconnects: 0, actions: 0, games: 0 };
    return tally;
  }
}
