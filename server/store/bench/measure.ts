/** Measures a store: actions a second, how long an append takes, and how long the server's thread stops. */
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { DUMP_VERSION } from '../dump-lines.ts';
import { openStore } from '../open-store.ts';
import type { GameStore } from '../store.ts';
import { action, newTable } from '../testing/sample.ts';

/** What is measured. */
export interface Load {
  /** Games that are played at the same time, each with one action at a time. */
  readonly games: number;
  /** How long, in seconds. */
  readonly seconds: number;
  /** The pause of a game after each action, in milliseconds; 0 plays as fast as the store takes it. */
  readonly pause: number;
}

/** What came out. Times are in milliseconds. */
export interface Measurement {
  readonly actionsPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly longest: number;
  /** The longest time for which the event loop stood still. */
  readonly longestStall: number;
}

const NANOSECONDS = 1e6;
const STALL_RESOLUTION = 1;

/** Plays new games on the empty store at an address. */
export async function measure(address: string, load: Load): Promise<Measurement> {
  const store = await openStore(address);
  const ids = Array.from({ length: load.games }, (_, index) => `G${index}`);
  // Far quicker than making them one by one.
  await store.upkeep.import(linesOf(ids));
  const stalls = monitorEventLoopDelay({ resolution: STALL_RESOLUTION });
  stalls.enable();
  const started = performance.now();
  const deadline = started + load.seconds * 1000;
  const times = (await Promise.all(ids.map((id) => play(store, id, load.pause, deadline)))).flat();
  const seconds = (performance.now() - started) / 1000;
  stalls.disable();
  await store.close();
  return { ...summary(times, seconds), longestStall: stalls.max / NANOSECONDS - STALL_RESOLUTION };
}

async function* linesOf(ids: readonly string[]): AsyncIterable<string> {
  yield JSON.stringify({ type: 'metro-store', version: DUMP_VERSION });
  const game = { type: 'game', status: 'playing', isPublic: true, options: {}, details: {} };
  const times = { createdAt: 0, updatedAt: 0, startedAt: 0 };
  const { seats } = newTable('');
  for (const id of ids)
    yield JSON.stringify({ ...game, ...times, id, epoch: 1, seats, actions: [] });
  yield JSON.stringify({ type: 'end', games: ids.length, players: 0, keys: 0 });
}

/** The times of a game's appends. */
async function play(
  store: GameStore,
  id: string,
  pause: number,
  deadline: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  // Games with pauses don't all move in the same moment.
  await sleep(Math.random() * pause);
  for (let sequence = 1; ; sequence++) {
    const before = performance.now();
    if (before >= deadline) return times;
    await store.journal.append(id, 1, action(sequence, { action: 'cbaa@C4' }));
    times.push(performance.now() - before);
    if (performance.now() + pause >= deadline) return times;
    await sleep(pause);
  }
}

function summary(times: readonly number[], seconds: number) {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    actionsPerSecond: times.length / seconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    longest: at(1),
  };
}

const sleep = (pause: number): Promise<void> =>
  pause === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, pause));
