/**
 * What an administrator does with the games that DATABASE_URL or DATA_DIR names:
 *
 *     node server/admin/main.ts export > games.jsonl    all data, as lines of JSON; they hold secrets
 *     node server/admin/main.ts import < games.jsonl    into an empty store
 *     node server/admin/main.ts tidy                    deletes what KEEP_…_DAYS says
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseRetention, tidyUp } from '../hosting/housekeeping.ts';
import { log } from '../log.ts';
import { parseStorage } from '../storage.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';

const COMMANDS: Readonly<Record<string, (store: GameStore) => Promise<void>>> = {
  export: exportAll,
  import: importAll,
  tidy: tidyAll,
};

// The standard output belongs to the export.
log.level = 'silent';
process.exitCode = await run(process.argv[2] ?? '');

/** Runs a command; answers the exit code. */
async function run(name: string): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(`One of these is needed: ${Object.keys(COMMANDS).join(', ')}.`);
    return 2;
  }
  try {
    const store = await openStore(parseStorage(process.env).address);
    await command(store).finally(() => store.close());
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function exportAll({ upkeep }: GameStore): Promise<void> {
  await pipeline(Readable.from(withLineFeeds(upkeep.export())), process.stdout, { end: false });
}

async function* withLineFeeds(lines: AsyncIterable<string>): AsyncIterable<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function importAll({ upkeep }: GameStore): Promise<void> {
  const { games, players, keys } = await upkeep.import(linesOf(process.stdin));
  console.error(`imported: ${games} games, ${players} players, ${keys} keys`);
}

/** Reads nothing before it is asked: a reader made earlier loses the lines that come meanwhile. */
async function* linesOf(input: Readable): AsyncIterable<string> {
  yield* createInterface({ input });
}

async function tidyAll(store: GameStore): Promise<void> {
  const retention = parseRetention(process.env);
  if (!retention.ok) throw new Error(retention.error);
  const { tables, games, records, links } = await tidyUp(store, retention.value);
  console.error(`deleted: ${tables} tables, ${games} games, ${records} records, ${links} codes`);
}
