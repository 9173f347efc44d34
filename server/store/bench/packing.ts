/**
 * `npm run bench:packing`: how many bytes a finished game takes in each kind of store, before and after it is
 * packed, and how many milliseconds packing and loading one take. Bots play the games; `--games` says how many.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../testing/postgres.ts';
import { openPostgres } from '../engines/postgres.ts';
import { openStore } from '../open-store.ts';
import { sql } from '../sql.ts';
import type { GameStore } from '../store.ts';
import { KEEP_ALL } from '../testing/sample.ts';
import { fillStore } from './unfinished-games.ts';

/** All but the last one of a game of four: what is over can't be played any further. */
const ACTIONS = 59;
const LEASE_TIME = 60_000;
const PATIENT = { connections: 1, connectTimeout: 10_000, answerTimeout: 60_000 };
const TABLES = ['games', 'game_actions', 'game_seats'];

/** A kind of store: where a new one is, and how large it is once all that is deleted has left it. */
interface Engine {
  readonly newAddress: () => Promise<string>;
  readonly bytesOf: (address: string) => Promise<number>;
}

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });
const count = Number(values.games);
/** Of the games of the store that is measured. */
let codes: readonly string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'metro-bench-'));
const postgres = await startPostgres({ commitsTo: 'memory' });

const sqlite: Engine = {
  newAddress: async () => join(folder, 'metro.sqlite'),
  bytesOf: async (address) => {
    const database = new DatabaseSync(address);
    database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
    return statSync(address).size;
  },
};

try {
  await measure('sqlite', sqlite);
  if (typeof postgres === 'string') console.error(postgres);
  else await measure('postgres', { newAddress: () => postgres.newDatabase(), bytesOf });
} finally {
  if (typeof postgres !== 'string') await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function bytesOf(address: string): Promise<number> {
  const engine = await openPostgres({ url: address, ...PATIENT });
  await engine.query(sql(`VACUUM FULL ${TABLES.join(', ')}`));
  const sizes = TABLES.map((table) => `pg_total_relation_size('${table}')`);
  const [row] = await engine.query(sql(`SELECT ${sizes.join(' + ')} AS bytes`));
  await engine.close();
  return Number(row?.bytes);
}

async function measure(name: string, { newAddress, bytesOf: size }: Engine): Promise<void> {
  const address = await newAddress();
  await finishAll(address);
  const before = await size(address);
  const store = await openStore(address);
  const loadBefore = await timeToLoad(store);
  const start = performance.now();
  const { packed } = await store.upkeep.tidy({ ...KEEP_ALL, unpacked: Date.now() + 1 });
  const pack = (performance.now() - start) / packed;
  const loadAfter = await timeToLoad(store);
  await store.close();
  const after = await size(address);
  const figures = { packed, bytesBefore: before / count, bytesAfter: after / count };
  console.log(JSON.stringify({ name, ...figures, pack, loadBefore, loadAfter }));
}

/** Ends all games as if they had been played to their end. */
async function finishAll(address: string): Promise<void> {
  codes = (await fillStore(address, { games: count, actions: ACTIONS })).map(({ code }) => code);
  const store = await openStore(address);
  for (const gameId of codes) {
    const claimed = await store.hosting.claim({ gameId, owner: 'bench', leaseTime: LEASE_TIME });
    if (claimed.ok) await store.games.finish(gameId, claimed.value, { scores: [90, 85, 80, 75] });
  }
  await store.close();
}

/** For a game, one after another. */
async function timeToLoad(store: GameStore): Promise<number> {
  const start = performance.now();
  for (const code of codes) await store.games.load(code);
  return (performance.now() - start) / codes.length;
}
