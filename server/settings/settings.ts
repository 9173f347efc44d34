/** All settings from the environment, checked before anything starts. docs/running.md describes them. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { z } from 'zod';
import { err, ok, type Result } from '../../common/rules/result.ts';
import type { Address } from '../address.ts';
import { NO_PROXIES, type TrustedProxies } from '../client-address.ts';
import type { Origins } from '../http/origins.ts';
import type { Rates } from '../limits.ts';
import type { LogLevel } from '../log.ts';
import type { PushPlan } from '../push/messenger.ts';
import type { Retention } from '../upkeep/housekeeping.ts';
import { SECRET, type Variables, variables } from './variables.ts';

/** Variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The address for `openStore`, and the name under which this process holds its games. */
export interface Storage {
  readonly kind: 'server' | 'file';
  readonly address: string;
  readonly owner: string;
}

/** Backups of the game file: where, how often, and how many. */
export interface BackupPlan {
  readonly folder: string;
  /** Minutes between two backups; `undefined` for none at all. */
  readonly minutes: number | undefined;
  /** How many of the newest are kept. */
  readonly keep: number;
}

/** How a server is run. */
export interface Settings {
  readonly logLevel: LogLevel;
  readonly address: Address;
  readonly storage: Storage;
  readonly backups: BackupPlan;
  readonly retention: Retention;
  /** The key that tokens are signed with; by default one that the store keeps. */
  readonly tokenKey: string | undefined;
  /** Grants access to `/metrics`; without it the page doesn't exist. */
  readonly metricsToken: string | undefined;
  /** Grants access to `/monitor`; without it the page doesn't exist. */
  readonly monitorPassword: string | undefined;
  readonly proxies: TrustedProxies;
  readonly origins: Origins;
  readonly rates: Rates;
  /** How notices are sent; `undefined` if they aren't. */
  readonly push: PushPlan | undefined;
}

/** Reads the settings from an environment, or returns a sentence for each variable that is wrong. */
export function parseSettings(environment: Environment): Result<Settings, readonly string[]> {
  const parsed = variables.safeParse(environment);
  if (parsed.success) return ok(settingsFrom(parsed.data));
  const wrong = new Set(parsed.error.issues.map(({ path: [name] }) => String(name)));
  return err([...wrong].map((name) => faultOf(name, environment[name])));
}

/** The schema of a variable: its description says what the value must be. */
const schemaOf = (name: string): z.ZodType => variables.shape[variables.keyof().parse(name)];

function faultOf(name: string, given: string | undefined): string {
  const schema = schemaOf(name);
  const told = schema.meta()?.isSecret === SECRET.isSecret ? '' : `, not "${given?.trim()}"`;
  return `${name} must be ${schema.description}${told}.`;
}

const settingsFrom = (given: Variables): Settings => ({
  logLevel: given.LOG_LEVEL,
  address: { port: given.PORT, host: given.HOST },
  storage: storageFrom(given),
  backups: {
    folder: given.BACKUP_DIR ?? join(given.DATA_DIR, 'backups'),
    minutes: given.BACKUP_MINUTES,
    keep: given.BACKUP_KEEP,
  },
  retention: {
    tables: given.KEEP_TABLES_DAYS,
    games: given.KEEP_GAMES_DAYS,
    records: given.KEEP_RECORDS_DAYS,
    guests: given.KEEP_GUESTS_DAYS,
    unpacked: given.PACK_GAMES_DAYS,
  },
  tokenKey: given.TOKEN_KEY,
  metricsToken: given.METRICS_TOKEN,
  monitorPassword: given.MONITOR_PASSWORD,
  proxies: given.TRUSTED_PROXIES ?? NO_PROXIES,
  origins: given.ALLOWED_ORIGINS ?? new Set(),
  rates: ratesFrom(given),
  push: given.PUSH_CONTACT === undefined ? undefined : { contact: given.PUSH_CONTACT },
});

/**
 * A PostgreSQL server, which several processes may share, or else a SQLite file. A file belongs to one
 * process, which always has the same name and so gets its games back at once after a restart; HOST_NAME gives
 * a process that shares a server such a lasting name.
 */
function storageFrom({ DATABASE_URL, HOST_NAME, DATA_DIR }: Variables): Storage {
  if (DATABASE_URL !== undefined)
    return { kind: 'server', address: DATABASE_URL, owner: HOST_NAME ?? randomUUID() };
  return { kind: 'file', address: join(DATA_DIR, 'metro.sqlite'), owner: 'embedded' };
}

const ratesFrom = (given: Variables): Rates => ({
  requests: given.LIMIT_REQUESTS,
  entries: given.LIMIT_ENTRIES,
  tables: given.LIMIT_TABLES,
  misses: given.LIMIT_MISSES,
  work: given.LIMIT_WORK,
  passwords: given.LIMIT_PASSWORDS,
  hashes: given.LIMIT_HASHES,
  subscriptions: given.LIMIT_SUBSCRIPTIONS,
});
