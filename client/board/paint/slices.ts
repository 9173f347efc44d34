/** Long work in slices, between which the page can answer. */
import { nextTask } from '../next-task.ts';

/** A slice, in milliseconds: on a slow device too, a tap between two is answered at once. */
const SLICE = 12;

/** Takes the steps of some work, and lets the page do other things between slices of them. */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  let begun = performance.now();
  for (const _ of steps) {
    if (performance.now() - begun < SLICE) continue;
    await nextTask();
    begun = performance.now();
  }
}
