/** Saving what can be read of a damaged SQLite file: into a new one, which takes its place. */
import { copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PARTS, setAside } from './backups.ts';
import { isDamage, sqliteCode } from './engines/sqlite-codes.ts';
import { StoreOpenError } from './errors.ts';
import { openStore } from './open-store.ts';
import { readableRows } from './readable-rows.ts';
import type { Row } from './sql.ts';

/** What came of it. */
export interface Rescued {
  /** Games and tables that are there again. */
  readonly games: number;
  /** Running games that go on from an earlier move, since a later one can't be read. */
  readonly shortened: readonly string[];
  /** Games of which something was found, but too little. */
  readonly lost: readonly string[];
  /** By table: places that can't be read, each perhaps with a row. */
  readonly unreadable: Readonly<Record<string, number>>;
  /** Where the damaged file is now; `undefined` if there was none. */
  readonly aside: string | undefined;
}

/** What belongs to the process or to the schema, and isn't worth saving. */
const OF_NO_INTEREST = ['schema_migrations', 'hosts', 'probes'];

/** The tables whose rows belong to a game. */
const PARTS_OF_GAMES = ['game_actions', 'game_seats', 'removed_players', 'day_tries'];

/**
 * Saves what can be read of a file that no server has open; `now` gives the name under which the file is
 * kept. Rejects with a `StoreOpenError`, and changes nothing, where nothing can be read.
 */
export async function rescue(file: string, now: number): Promise<Rescued> {
  const copy = `${file}.to-read`;
  const saved = `${file}.saved`;
  const remove = () => {
    for (const part of PARTS)
      for (const path of [copy, saved]) rmSync(path + part, { force: true });
  };
  remove();
  try {
    // To open a file is to write its log into it: that is done to a copy.
    for (const part of PARTS) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
    await (await openStore(saved)).close();
    const found = copyRows(copy, saved);
    const shortened = cutAtGaps(saved);
    await dropUnreadableGames(saved);
    const games = idsOf(saved);
    const lost = [...found.games].filter((id) => !games.has(id)).sort();
    const aside = setAside(file, now);
    renameSync(saved, file);
    return {
      games: games.size,
      shortened: shortened.filter((id) => games.has(id)),
      lost,
      unreadable: found.unreadable,
      aside,
    };
  } finally {
    remove();
  }
}

interface Found {
  /** The ids of all games that any row speaks of. */
  readonly games: ReadonlySet<string>;
  readonly unreadable: Readonly<Record<string, number>>;
}

function copyRows(from: string, to: string): Found {
  const source = openToRead(from);
  const target = new DatabaseSync(to);
  const { size } = statSync(from);
  const games = new Set<string>();
  const unreadable: Record<string, number> = {};
  target.exec('BEGIN');
  for (const table of tablesOf(target)) {
    if (!tablesOf(source).includes(table)) continue;
    const read = readableRows(source, table, size);
    for (const row of read.rows) {
      insert(target, table, row);
      const id = table === 'games' ? row.id : row.game_id;
      if (typeof id === 'string') games.add(id);
    }
    if (read.unreadable > 0) unreadable[table] = read.unreadable;
  }
  target.exec('COMMIT');
  source.close();
  target.close();
  return { games, unreadable };
}

/** Opens a damaged file as far as it has a first page, which names the tables. */
function openToRead(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  try {
    tablesOf(database);
    return database;
  } catch (error) {
    database.close();
    if (!isDamage(sqliteCode(error))) throw error;
    throw new StoreOpenError('Nothing can be read of the file: restore a backup.', error);
  }
}

const tablesOf = (database: DatabaseSync): readonly string[] =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !OF_NO_INTEREST.includes(name));

/** A row that breaks what the schema asks for is none. */
function insert(target: DatabaseSync, table: string, row: Row): void {
  const columns = Object.entries(row);
  const names = columns.map(([name]) => name).join(', ');
  const places = columns.map(() => '?').join(', ');
  target
    .prepare(`INSERT OR IGNORE INTO ${table} (${names}) VALUES (${places})`)
    .run(...columns.map(([, value]) => (typeof value === 'number' ? value : textOrNull(value))));
}

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

/** Removes the actions after a missing one. Returns the games that are shorter now. */
function cutAtGaps(file: string): readonly string[] {
  const database = new DatabaseSync(file);
  const cut = database
    .prepare(
      `DELETE FROM game_actions WHERE sequence > (SELECT COUNT(*) FROM game_actions earlier
         WHERE earlier.game_id = game_actions.game_id AND earlier.sequence <= game_actions.sequence)
       RETURNING game_id`,
    )
    .all();
  const ids = [...new Set(cut.map(({ game_id }) => String(game_id)))].sort();
  // A game that was over is its whole record, or nothing.
  for (const id of ids)
    database.prepare("DELETE FROM games WHERE id = ? AND status <> 'playing'").run(id);
  database.close();
  return ids;
}

/** Deletes games that make no sense, and what belongs to games that aren't there. */
async function dropUnreadableGames(file: string): Promise<void> {
  const store = await openStore(file);
  const senseless: string[] = [];
  for (const id of idsOf(file)) await store.games.load(id).catch(() => senseless.push(id));
  await store.close();
  const database = new DatabaseSync(file);
  for (const id of senseless) database.prepare('DELETE FROM games WHERE id = ?').run(id);
  for (const table of PARTS_OF_GAMES)
    database.exec(`DELETE FROM ${table} WHERE game_id NOT IN (SELECT id FROM games)`);
  database.close();
}

function idsOf(file: string): ReadonlySet<string> {
  const database = new DatabaseSync(file);
  const ids = database.prepare('SELECT id FROM games').all();
  database.close();
  return new Set(ids.map(({ id }) => String(id)));
}
