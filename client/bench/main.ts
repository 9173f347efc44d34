/**
 * `npm run bench:page`: how soon the page is there, and how it goes on, on a slow phone. With
 * `--against FOLDER` another checkout is measured in turns with this one, since the clock of a busy
 * machine says little alone. Each figure is the median of `--rounds` (3).
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { OwnServer } from '../e2e/own-server.ts';
import { measureTables } from './many-tables.ts';
import { measureGame } from './one-game.ts';

type Figures = Readonly<Record<string, number>>;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number');

const here = resolve(import.meta.dirname, '../..');
const checkouts = values.against === undefined ? [here] : [here, resolve(values.against)];
const measured = await measure(checkouts);
const [ours = {}, theirs] = checkouts.map((checkout) => medians(measured.get(checkout) ?? []));
if (values.json)
  console.log(JSON.stringify(theirs === undefined ? ours : { ...ours, against: theirs }, null, 2));
else console.log(tableOf(ours, theirs));

/** The figures of each round, by checkout. */
async function measure(folders: readonly string[]): Promise<Map<string, Figures[]>> {
  for (const folder of folders) build(folder);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: BROWSER_FLAGS,
  });
  const figures = new Map<string, Figures[]>();
  try {
    for (let round = 0; round < rounds; round++)
      for (const folder of folders) {
        const found = await withServer(folder, async ({ url }) => ({
          ...(await measureGame(browser, url)),
          ...(await measureTables(browser, url)),
        }));
        figures.set(folder, [...(figures.get(folder) ?? []), found]);
      }
  } finally {
    await browser.close();
  }
  return figures;
}

function build(folder: string): void {
  const built = spawnSync('npm', ['run', '-s', 'build'], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}

/** A server of its own for each visit: nothing is left of the last one. */
async function withServer<Found>(
  folder: string,
  look: (server: OwnServer) => Promise<Found>,
): Promise<Found> {
  const data = mkdtempSync(join(tmpdir(), 'metro-page-'));
  const server = await OwnServer.start('real', data, folder);
  try {
    return await look(server);
  } finally {
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

function medians(all: readonly Figures[]): Figures {
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name] ?? 0))]));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function tableOf(ours: Figures, theirs: Figures | undefined): string {
  const rows = Object.entries(ours).map(([name, value]) =>
    theirs === undefined ? `| ${name} | ${value} |` : `| ${name} | ${theirs[name]} | ${value} |`,
  );
  const head = theirs === undefined ? '| | |\n|---|---|' : '| | there | here |\n|---|---|---|';
  return [head, ...rows].join('\n');
}
