/** Long work in slices, between which the page can answer. */

/** A slice, in milliseconds: on a slow device too, a tap between two is answered at once. */
const SLICE = 12;

/** Takes the steps of some work, and lets the page do other things between slices of them. */
export async function inSlices(steps: Iterable<unknown>): Promise<void> {
  let begun = performance.now();
  for (const _ of steps) {
    if (performance.now() - begun < SLICE) continue;
    await otherTasks();
    begun = performance.now();
  }
}

/** A message to oneself comes after what waits already, and without the delay of a timer. */
function otherTasks(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
