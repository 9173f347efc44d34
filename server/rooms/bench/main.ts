/**
 * `npm run bench:rooms`: ten thousand tables come, are played at, and go again. Prints what the server
 * holds between them; fails if it is more than 5 % above what it held after the first thousand, which load
 * code and fill caches.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { playOn, startedTable } from '../../testing/games.ts';
import { type BenchedServer, withServer } from './benched-server.ts';
import { type Holding, holding } from './messages.ts';

const WAVES = 20;
const TABLES = 500;
/** The first waves, after which the server is warm. */
const WARM_UP = 2;
/** Tables that are played at the same time. */
const AT_ONCE = 16;
const ACTIONS = 4;
const MOST_GROWTH = 1.05;

// The SDK says so for each connection that ends before it began.
console.warn = () => {};
await withServer('./server.ts', ['--expose-gc'], async (server) => {
  const growth = await measure(server);
  console.log(
    `\nAfter the last wave it holds ${growth.toFixed(3)} times as much as when it was warm.`,
  );
  process.exitCode = growth <= MOST_GROWTH ? 0 : 1;
});

/** Answers how many times as much memory the server has at the end as when it was warm. */
async function measure(server: BenchedServer): Promise<number> {
  console.log('| tables so far | heap, MB | resident, MB |\n|---|---|---|');
  let warm: Holding | undefined;
  for (let wave = 1; ; wave++) {
    await playWave(server.url);
    const held = await untilEmpty(server);
    const figures = [wave * TABLES, held.heap.toFixed(1), held.resident.toFixed(0)];
    console.log(`| ${figures.join(' | ')} |`);
    if (wave === WARM_UP) warm = held;
    if (wave === WAVES && warm !== undefined) return held.resident / warm.resident;
  }
}

async function playWave(url: string): Promise<void> {
  let begun = 0;
  const players = Array.from({ length: AT_ONCE }, async () => {
    while (begun < TABLES) {
      begun += 1;
      // On a busy machine the server may lose patience with somebody who enters; another table comes instead.
      await playTable(url).catch(() => {
        begun -= 1;
      });
    }
  });
  await Promise.all(players);
}

/** One leaves for good, the other's connection is lost. */
async function playTable(url: string): Promise<void> {
  const [one, other] = await startedTable(url);
  if (one === undefined || other === undefined) throw new Error('a table of two has two');
  await playOn([one, other], { actions: ACTIONS });
  await one.room.leave();
  other.drop();
}

/** The rooms close by themselves. */
async function untilEmpty({ figures }: BenchedServer): Promise<Holding> {
  for (;;) {
    const held = await figures(holding);
    if (held.rooms === 0) return held;
    await delay(500);
  }
}
