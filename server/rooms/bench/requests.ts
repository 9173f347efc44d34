/**
 * `npm run bench:requests -- [--json]`: for each thing that a stranger may ask for, how long it keeps the
 * server's one thread from everybody else: the longest stretch without a pause, as the median and the
 * worst of several times. Nothing should take more than 5 milliseconds.
 */
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { withServer } from './benched-server.ts';
import { stall } from './messages.ts';
import { prepareScene } from './request-scene.ts';

/** Each request is made so often first, so that code is compiled and caches are filled. */
const WARM_UP = 10;
const TIMES = 20;
/** Between two of them, in milliseconds: whoever asks more often loses the connection. */
const PAUSE = 120;
/** In milliseconds. */
const AIM = 5;

interface Figure {
  readonly request: string;
  /** In milliseconds. */
  readonly median: number;
  readonly worst: number;
}

// The SDK says so for each connection that ends before it began.
console.warn = () => {};
await withServer('./stall-server.ts', [], async ({ url, figures: ask }) => {
  const longestSince = async () => (await ask(stall)).longest;
  const figures: Figure[] = [];
  for (const [request, make] of Object.entries(await prepareScene(url)))
    figures.push(await measure(request, make, longestSince));
  print(figures);
});
process.exit();

async function measure(
  request: string,
  ask: () => Promise<unknown>,
  longestSince: () => Promise<number>,
): Promise<Figure> {
  for (let time = 0; time < WARM_UP; time++) {
    await ask();
    await delay(PAUSE);
  }
  const stalls: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await longestSince();
    await ask();
    stalls.push(await longestSince());
    await delay(PAUSE);
  }
  stalls.sort((one, other) => one - other);
  return { request, median: stalls[TIMES / 2] ?? 0, worst: stalls.at(-1) ?? 0 };
}

function print(figures: readonly Figure[]): void {
  if (argv.includes('--json')) {
    console.log(JSON.stringify(figures));
    return;
  }
  console.log('| request | median, ms | worst, ms | |\n|---|---|---|---|');
  for (const { request, median, worst } of figures) {
    const remark = median > AIM ? `over ${AIM}` : '';
    console.log(`| ${request} | ${median.toFixed(1)} | ${worst.toFixed(1)} | ${remark} |`);
  }
}
