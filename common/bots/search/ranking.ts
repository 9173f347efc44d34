/** The best few of some choices by noisy trials, each with how far it is behind the best of them. */

import { Sampled } from './estimate.ts';

/** Choices, how they are tried, and how many are asked for. */
export interface Race<Choice> {
  readonly choices: readonly Choice[];
  /** How many trials there are in all. */
  readonly playouts: number;
  /** How many of the best stay to the end. */
  readonly count: number;
  /** Makes the chance anew under which all choices that are left are tried next. */
  readonly prepare: () => void;
  /** What a choice came to this time. */
  readonly worthOf: (choice: Choice) => number;
}

/** A choice that stayed to the end. */
export interface Ranked<Choice> {
  readonly choice: Choice;
  /** By how much its mean is below the best one's; 0 for the best. */
  readonly behind: number;
  /** The standard error of that difference; 0 for the best. */
  readonly error: number;
}

interface Tried<Choice> {
  readonly choice: Choice;
  readonly worths: number[];
}

/**
 * The best choices, the best first. The worse half goes out again and again, as in
 * `bestOf`, until only these are left; the last part of the trials is theirs. Choices are compared trial
 * by trial, each under the same chance, so that the errors leave out what the chance did to both.
 */
export function ranked<Choice>(race: Race<Choice>): readonly Ranked<Choice>[] {
  const { choices, playouts, count } = race;
  let left = choices.map((choice): Tried<Choice> => ({ choice, worths: [] }));
  const sizes = sizesOf(choices.length, count);
  for (const size of sizes) {
    left = left.slice(0, size);
    const times = Math.max(LEAST_TIMES, Math.floor(playouts / sizes.length / left.length));
    for (let time = 0; time < times; time++) tryAll(left, race);
    left = left.toSorted((one, other) => meanOf(other.worths) - meanOf(one.worths));
  }
  return left.map((tried) => comparedWith(left[0] ?? tried, tried));
}

/** Fewer have no standard error. */
const LEAST_TIMES = 2;

/** How many choices are tried in each round: all, then half of them, down to those that stay to the end. */
function sizesOf(choices: number, count: number): readonly number[] {
  if (choices <= count) return choices === 0 ? [] : [choices];
  return [choices, ...sizesOf(Math.max(count, Math.ceil(choices / 2)), count)];
}

function tryAll<Choice>(left: readonly Tried<Choice>[], { prepare, worthOf }: Race<Choice>): void {
  prepare();
  for (const { choice, worths } of left) worths.push(worthOf(choice));
}

function comparedWith<Choice>(best: Tried<Choice>, { choice, worths }: Tried<Choice>) {
  const differences = new Sampled();
  for (const [time, worth] of worths.entries())
    differences.add((best.worths[time] ?? worth) - worth);
  const { mean, noise } = differences.estimate;
  return { choice, behind: mean, error: noise };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
