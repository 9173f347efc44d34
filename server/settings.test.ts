import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Environment } from './environment.ts';
import { parseSettings } from './settings.ts';

test('nothing needs to be set', () => {
  const settings = parseSettings({});
  expect(settings).toMatchObject({
    ok: true,
    value: {
      logLevel: 'info',
      address: { port: 2567 },
      storage: { owner: 'embedded' },
      retention: { tables: 7, games: 90 },
      rates: {
        requests: 6000,
        entries: 2000,
        tables: 200,
        misses: 10,
        work: 30_000,
        passwords: 2,
        hashes: 60,
      },
      origins: new Set(),
    },
  });
});

test('limits can be set and taken away, one by one', () => {
  const settings = parseSettings({ LIMIT_ENTRIES: '50', LIMIT_TABLES: 'off', LIMIT_WORK: '600' });
  if (!settings.ok) throw new Error(settings.error.join());
  expect(settings.value.rates).toEqual({
    requests: 6000,
    entries: 50,
    misses: 10,
    work: 600,
    passwords: 2,
    hashes: 60,
  });
});

test('every variable that is wrong is named, and no secret is told', () => {
  const settings = parseSettings({
    PORT: 'x',
    LOG_LEVEL: 'loud',
    KEEP_GAMES_DAYS: 'never',
    TOKEN_KEY: 'hush',
    MONITOR_PASSWORD: 'hush',
    TRUSTED_PROXIES: 'all',
    ALLOWED_ORIGINS: '*',
    LIMIT_REQUESTS: '0',
    BACKUP_MINUTES: '0',
  });
  const faults = settings.ok ? [] : settings.error;
  expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
    'ALLOWED_ORIGINS',
    'BACKUP_MINUTES',
    'KEEP_GAMES_DAYS',
    'LIMIT_REQUESTS',
    'LOG_LEVEL',
    'MONITOR_PASSWORD',
    'PORT',
    'TOKEN_KEY',
    'TRUSTED_PROXIES',
  ]);
  expect(faults.join()).not.toContain('hush');
});

test('every variable is described for those who run the server', () => {
  const asked = new Set<string>();
  const environment = new Proxy<Environment>(
    { DATABASE_URL: 'postgres://metro' },
    {
      get: (variables, name) => {
        asked.add(String(name));
        return variables[String(name)];
      },
    },
  );
  parseSettings(environment);
  parseSettings(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  const described = readFileSync(new URL('../docs/running.md', import.meta.url), 'utf8');
  const table = described.slice(described.indexOf('## Variables'));
  expect(asked.size).toBeGreaterThan(15);
  for (const name of asked) expect(table).toContain(`\`${name}\``);
});
