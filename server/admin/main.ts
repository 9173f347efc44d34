/**
 * What an administrator can do with the games in DATABASE_URL or DATA_DIR:
 *
 *     node server/admin/main.ts export > games.jsonl    writes all data as lines of JSON, secrets included
 *     node server/admin/main.ts import < games.jsonl    reads them into an empty store
 *     node server/admin/main.ts tidy                    deletes what is older than KEEP_…_DAYS, packs old games
 *
 * and with a SQLite file and its backups:
 *
 *     node server/admin/main.ts backups                 lists the backups in BACKUP_DIR
 *     node server/admin/main.ts check                   checks that the file is sound
 *     node server/admin/main.ts restore [TIME]          goes back to the newest backup, or to the newest by TIME
 *     node server/admin/main.ts rescue                  saves what can be read from a damaged file
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { log } from '../log.ts';
import { parseSettings, type Settings } from '../settings/settings.ts';
import { openStore } from '../store/open-store.ts';
import type { GameStore } from '../store/store.ts';
import { tidyUp } from '../upkeep/housekeeping.ts';
import { check, describeBackups, type Place, restore, save } from './files.ts';

/** A command, given the arguments after its name. It returns a report, if there is anything to report. */
type Command = (given: string | undefined) => void | Promise<void>;

const COMMANDS: Readonly<Record<string, Command>> = {
  export: () => withStore(exportAll),
  import: () => withStore(importAll),
  tidy: () => withStore(tidyAll),
  backups: () => void process.stdout.write(describeBackups(place())),
  check: () => console.error(check(place())),
  restore: async (until) => console.error(await restore(place(), until)),
  rescue: async () => console.error(await save(place())),
};

// Standard output is reserved for the export.
log.level = 'silent';
process.exitCode = await run(process.argv[2] ?? '', process.argv[3]);

/** Runs a command and returns the exit code. */
async function run(name: string, given: string | undefined): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    console.error(
      `Usage: main.ts COMMAND, where COMMAND is one of: ${Object.keys(COMMANDS).join(', ')}.`,
    );
    return 2;
  }
  try {
    await command(given);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

async function withStore(command: (store: GameStore) => Promise<void>): Promise<void> {
  const store = await openStore(settings().storage.address);
  await command(store).finally(() => store.close());
}

/** The game file and the folder of its backups. Throws if the games are kept by a database server. */
function place(): Place {
  const { storage, backups } = settings();
  const { address, kind } = storage;
  if (kind === 'server')
    throw new Error('PostgreSQL has its own tools for this, see docs/running.md');
  return { file: address, folder: backups.folder };
}

/** The settings of the server that the data belong to. Throws what is wrong with them. */
function settings(): Settings {
  const parsed = parseSettings(process.env);
  if (!parsed.ok) throw new Error(parsed.error.join('\n'));
  return parsed.value;
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

/** Starts reading only when asked: a reader created earlier loses the lines that arrive in between. */
async function* linesOf(input: Readable): AsyncIterable<string> {
  yield* createInterface({ input });
}

async function tidyAll(store: GameStore): Promise<void> {
  const { tables, games, records, guests, links, packed } = await tidyUp(
    store,
    settings().retention,
  );
  console.error(
    `deleted: ${tables} tables, ${games} games, ${records} records, ${guests} guests, ${links} codes; packed: ${packed} games`,
  );
}
