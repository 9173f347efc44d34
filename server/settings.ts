/** All that the server is told by its environment, checked before anything starts. docs/running.md. */
import { err, ok, type Result } from '../common/rules/result.ts';
import { type Address, parseAddress } from './address.ts';
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts';
import { type Environment, secretOf } from './environment.ts';
import { parseRetention, type Retention } from './hosting/housekeeping.ts';
import { type Origins, parseOrigins } from './http/origins.ts';
import { SHORTEST_KEY } from './identity/tokens.ts';
import { parseRates, type Rates } from './limits.ts';
import { type LogLevel, parseLogLevel } from './log.ts';
import { type BackupPlan, parseBackups, parseStorage, type Storage } from './storage.ts';

/** How a server is run. */
export interface Settings {
  readonly logLevel: LogLevel;
  readonly address: Address;
  readonly storage: Storage;
  readonly backups: BackupPlan;
  readonly retention: Retention;
  /** What tokens are signed with; without it, a key that the store keeps. */
  readonly tokenKey: string | undefined;
  /** Whoever knows it may read `/metrics`; without it there is no such page. */
  readonly metricsToken: string | undefined;
  /** Whoever knows it may read `/monitor`; without it there is no such page. */
  readonly monitorPassword: string | undefined;
  readonly proxies: TrustedProxies;
  readonly origins: Origins;
  readonly rates: Rates;
}

/** A password of fewer characters could be found by trying. */
const SHORTEST_PASSWORD = 12;

type Parsed = { readonly [Name in keyof Settings]: Result<Settings[Name], string> };

/** The settings of an environment; or a sentence for each variable that is wrong. */
export function parseSettings(environment: Environment): Result<Settings, readonly string[]> {
  const parsed: Parsed = {
    logLevel: parseLogLevel(environment),
    address: parseAddress(environment),
    storage: ok(parseStorage(environment)),
    backups: parseBackups(environment),
    retention: parseRetention(environment),
    tokenKey: secretOf(environment, 'TOKEN_KEY', SHORTEST_KEY),
    metricsToken: secretOf(environment, 'METRICS_TOKEN', 1),
    monitorPassword: secretOf(environment, 'MONITOR_PASSWORD', SHORTEST_PASSWORD),
    proxies: parseTrustedProxies(environment),
    origins: parseOrigins(environment),
    rates: parseRates(environment),
  };
  const faults = Object.values(parsed).flatMap((result) => (result.ok ? [] : [result.error]));
  return faults.length === 0 ? ok(valuesOf(parsed)) : err(faults);
}

/** Object.fromEntries forgets which value belongs to which name. */
const valuesOf = (parsed: Parsed): Settings =>
  Object.fromEntries(
    Object.entries(parsed).map(([name, result]) => [name, result.ok ? result.value : undefined]),
  ) as unknown as Settings;
