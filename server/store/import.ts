/** Exported lines into an empty store. */
import { assertNever } from '../../common/rules/assert-never.ts';
import {
  type DumpLine,
  dayTryStatements,
  deletionStatements,
  deviceStatements,
  dumpLine,
  gameStatements,
  keyStatements,
  passkeyStatements,
  playerStatements,
  recoveryCodeStatements,
  subscriptionStatements,
} from './dump-lines.ts';
import { type SqlEngine, type Statement, sql } from './sql.ts';
import type { Imported } from './store.ts';

/** Lines of one transaction. */
const LINES_PER_WRITE = 50;
const TABLES = [
  'game_actions',
  'game_seats',
  'removed_players',
  'day_tries',
  'games',
  'players',
  'deletions',
  'devices',
  'recovery_codes',
  'passkeys',
  'subscriptions',
  'device_links',
  'server_keys',
];

/** Reads an export. What was read before something went wrong is deleted again. */
export async function importLines(
  engine: SqlEngine,
  lines: AsyncIterable<string>,
): Promise<Imported> {
  await refuseUnlessEmpty(engine);
  const reader = new Reader(engine);
  try {
    for await (const line of lines) await reader.read(line);
    return await reader.end();
  } catch (error) {
    await engine.transaction(TABLES.map((table) => sql(`DELETE FROM ${table}`)));
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`line ${reader.lineNumber} of the export: ${why}`, { cause: error });
  }
}

async function refuseUnlessEmpty(engine: SqlEngine): Promise<void> {
  for (const table of TABLES) {
    const rows = await engine.query(sql(`SELECT 1 FROM ${table} LIMIT 1`));
    if (rows.length > 0) throw new Error(`the store isn't empty: there are ${table}`);
  }
}

class Reader {
  lineNumber = 0;
  readonly #engine: SqlEngine;
  readonly #counts = { games: 0, players: 0, keys: 0 };
  #pending: Statement[] = [];
  #hasEnded = false;

  constructor(engine: SqlEngine) {
    this.#engine = engine;
  }

  async read(text: string): Promise<void> {
    this.lineNumber += 1;
    const line = dumpLine.parse(JSON.parse(text));
    if ((this.lineNumber === 1) !== (line.type === 'metro-store'))
      throw new Error('an export begins with a line of the type metro-store');
    if (this.#hasEnded) throw new Error('there is something after the end');
    this.#pending.push(...this.#take(line));
    if (this.lineNumber % LINES_PER_WRITE === 0) await this.#write();
  }

  async end(): Promise<Imported> {
    if (!this.#hasEnded) throw new Error('the export is cut off: its last line is missing');
    await this.#write();
    return this.#counts;
  }

  #take(line: DumpLine): readonly Statement[] {
    switch (line.type) {
      case 'metro-store':
        return [];
      case 'key':
        this.#counts.keys += 1;
        return keyStatements(line);
      case 'player':
        this.#counts.players += 1;
        return playerStatements(line);
      case 'deletion':
        return deletionStatements(line);
      case 'device':
        return deviceStatements(line);
      case 'recovery-code':
        return recoveryCodeStatements(line);
      case 'passkey':
        return passkeyStatements(line);
      case 'subscription':
        return subscriptionStatements(line);
      case 'game':
        this.#counts.games += 1;
        return gameStatements(line);
      case 'day-try':
        return dayTryStatements(line);
      case 'end':
        this.#checkCounts(line);
        this.#hasEnded = true;
        return [];
      default:
        return assertNever(line);
    }
  }

  #checkCounts({ games, players, keys }: Imported): void {
    const counts = this.#counts;
    if (games !== counts.games || players !== counts.players || keys !== counts.keys)
      throw new Error('lines are missing: the counts of the last line are others');
  }

  async #write(): Promise<void> {
    const statements = this.#pending;
    this.#pending = [];
    await this.#engine.transaction(statements);
  }
}
