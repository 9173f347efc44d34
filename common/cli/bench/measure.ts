/** Measures the rules' speed, ours beside the reference. */
import process from 'node:process';
import { prepareWork, type Task } from './random-play.ts';
import type { Measured, Reference } from './reference.ts';

/** How often a piece of work is done per second; `reference` only if there is one. */
export interface Speed {
  readonly ours: number;
  readonly reference: number | undefined;
}

/** How often a piece of work is done in a slice: each takes some 50 ms. */
const SLICE_COUNTS: Readonly<Record<Task, number>> = {
  games: 10_000,
  scores: 40_000,
  lists: 800_000,
};
const SLICES = 12;
const ROUNDS = 4;

/**
 * Both programs take turns, processor time is measured, and the best slice of each counts, so that other
 * load on the machine hardly matters. Throws if the two get different results.
 */
export function compare(task: Task, reference: Reference | undefined): Speed {
  const count = SLICE_COUNTS[task];
  const rounds = Array.from({ length: ROUNDS }, () => {
    const ours = runOurs(task, count);
    return { ours, theirs: reference?.run(task, count, SLICES) ?? ours };
  });
  const different = rounds.find(({ ours, theirs }) => ours.checksum !== theirs.checksum);
  if (different !== undefined)
    throw new Error(`${task}: not the same results, ${JSON.stringify(different)}`);
  const speedOf = (measured: readonly Measured[]) =>
    Math.round(count / Math.min(...measured.map(({ seconds }) => seconds)));
  return {
    ours: speedOf(rounds.map(({ ours }) => ours)),
    reference: reference && speedOf(rounds.map(({ theirs }) => theirs)),
  };
}

/** All pieces of work, one after another. */
export const compareAll = (reference: Reference | undefined): Readonly<Record<Task, Speed>> => ({
  games: compare('games', reference),
  scores: compare('scores', reference),
  lists: compare('lists', reference),
});

function runOurs(task: Task, count: number): Measured {
  const work = prepareWork(task);
  let seconds = Number.POSITIVE_INFINITY;
  let checksum = 0;
  for (let slice = 0; slice < SLICES; slice++) {
    const start = process.threadCpuUsage();
    checksum = work(count);
    const { user, system } = process.threadCpuUsage(start);
    seconds = Math.min(seconds, (user + system) / 1e6);
  }
  return { seconds, checksum };
}
