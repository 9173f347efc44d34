/**
 * `npm run bench:crash`: 50 games on a server that is killed 20 times, on both kinds of store. Prints a
 * table; fails if an acknowledged action is missing or a game stuck.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrashReport, playThroughCrashes } from '../../testing/crashes.ts';
import { freePort } from '../../testing/free-port.ts';
import { startPostgres } from '../../testing/postgres.ts';

/** A game of about 60 actions lasts longer than all the crashes. */
const TRIAL = { games: 50, kills: 20, think: 4000, life: 3000 } as const;
const HEADINGS = ['store', 'games', 'kills -9', 'acknowledged', 'missing', 'finished', 'returns'];

// The SDK says so for each connection that ends before it began: here they are meant to.
console.warn = () => {};
console.log(`| ${HEADINGS.join(' | ')} |\n|${HEADINGS.map(() => '---|').join('')}`);
const reports = [await tryEmbedded(), await tryPostgres()];
process.exitCode = reports.every(isClean) ? 0 : 1;

async function tryEmbedded(): Promise<CrashReport> {
  const folder = mkdtempSync(join(tmpdir(), 'metro-crashes-'));
  try {
    return await report('SQLite', { DATABASE_URL: '', DATA_DIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryPostgres(): Promise<CrashReport | undefined> {
  const postgres = await startPostgres({ commitsTo: 'disk' });
  if (typeof postgres === 'string') return void console.log(postgres);
  try {
    const DATABASE_URL = await postgres.newDatabase();
    return await report('PostgreSQL', { DATABASE_URL, HOST_NAME: 'one' });
  } finally {
    await postgres.stop();
  }
}

async function report(store: string, kept: Readonly<Record<string, string>>): Promise<CrashReport> {
  const settings = { HOST: '127.0.0.1', PORT: String(await freePort()), ...kept };
  const found = await playThroughCrashes({ ...TRIAL, settings });
  const { kills, acknowledged, missing, finished, returns } = found;
  const figures = [TRIAL.games, kills, acknowledged, missing.length, finished, returns];
  console.log(`| ${[store, ...figures].join(' | ')} |`);
  for (const fault of [...missing, ...found.refusals]) console.error(fault);
  return found;
}

/** Without a PostgreSQL there is nothing to be unclean. */
function isClean(found: CrashReport | undefined): boolean {
  if (found === undefined) return true;
  return found.missing.length === 0 && found.refusals.length === 0;
}
