/**
 * Sequential halving (Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits",
 * 2013): finds the best of a few choices by noisy trials, and spends most of them on the good ones.
 */

/** How much effort to spend. */
export type Effort =
  /** A number of trials: reproducible. */
  | { readonly playouts: number }
  /** As many as the time allows; `now` is a clock in milliseconds. */
  | { readonly milliseconds: number; readonly now: () => number };

/** The choices, and how to try them. */
export interface Contest<Choice> {
  readonly choices: readonly Choice[];
  readonly effort: Effort;
  /** Draws new random conditions, under which all remaining choices are tried next. */
  readonly prepare: () => void;
  /** The result of a choice under these conditions. */
  readonly worthOf: (choice: Choice) => number;
}

interface Tried<Choice> {
  readonly choice: Choice;
  sum: number;
  count: number;
}

/**
 * The choice with the highest mean after as many rounds as it takes to halve the choices down to one;
 * `undefined` where there are none. Every choice that is left is tried at least once a round.
 */
export function bestOf<Choice>(contest: Contest<Choice>): Choice | undefined {
  let left = contest.choices.map((choice): Tried<Choice> => ({ choice, sum: 0, count: 0 }));
  const rounds = roundsFor(left.length);
  const goesOn = limitOf(contest.effort, rounds);
  for (let round = 0; left.length > 1; round++) {
    let trials = 0;
    do {
      tryAll(left, contest);
      trials += left.length;
    } while (goesOn(round, trials + left.length));
    left = left
      .toSorted((one, other) => other.sum / other.count - one.sum / one.count)
      .slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.choice;
}

/** How often this many choices can be halved. */
function roundsFor(choices: number): number {
  let rounds = 0;
  for (let left = choices; left > 1; left = Math.ceil(left / 2)) rounds++;
  return rounds;
}

function tryAll<Choice>(
  left: readonly Tried<Choice>[],
  { prepare, worthOf }: Contest<Choice>,
): void {
  prepare();
  for (const tried of left) {
    tried.sum += worthOf(tried.choice);
    tried.count++;
  }
}

/** May a round continue, with this many trials made in all? Rounds share the effort evenly. */
function limitOf(effort: Effort, rounds: number): (round: number, trials: number) => boolean {
  if ('playouts' in effort) return (_round, trials) => trials <= effort.playouts / rounds;
  const { milliseconds, now } = effort;
  const start = now();
  return (round) => now() - start < (milliseconds * (round + 1)) / rounds;
}
