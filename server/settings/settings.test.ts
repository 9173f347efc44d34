import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { variables } from './variables.ts';

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

test.each([
  [{ PORT: '', HOST: '' }, { address: { port: 2567, host: undefined } }],
  [{ PORT: ' 8080 ' }, { address: { port: 8080, host: undefined } }],
  [{ PORT: '0', HOST: '127.0.0.1' }, { address: { port: 0, host: '127.0.0.1' } }],
  [{ LOG_LEVEL: ' debug ' }, { logLevel: 'debug' }],
  [
    {
      KEEP_TABLES_DAYS: '1',
      KEEP_GAMES_DAYS: 'ever',
      KEEP_RECORDS_DAYS: '365',
      KEEP_GUESTS_DAYS: '30',
    },
    { retention: { tables: 1, games: undefined, records: 365, guests: 30 } },
  ],
  [
    { DATA_DIR: '/games', BACKUP_MINUTES: 'off', BACKUP_KEEP: '3' },
    {
      storage: { kind: 'file', address: '/games/metro.sqlite', owner: 'embedded' },
      backups: { folder: '/games/backups', minutes: undefined, keep: 3 },
    },
  ],
  [
    { DATABASE_URL: 'postgres://metro', HOST_NAME: 'one' },
    { storage: { kind: 'server', address: 'postgres://metro', owner: 'one' } },
  ],
  [{ PUSH_CONTACT: ' mailto:me@metro.example ' }, { push: { contact: 'mailto:me@metro.example' } }],
  [{ PUSH_CONTACT: 'off' }, { push: undefined }],
  [{ ALLOWED_ORIGINS: 'https://metro.example' }, { origins: new Set(['https://metro.example']) }],
])('%j sets %j', (environment, settings) => {
  expect(parseSettings(environment)).toMatchObject({ ok: true, value: settings });
});

test.each([
  ['PORT', ['x', '-1', '1.5', '65536', '1e3', '80 81']],
  ['KEEP_GAMES_DAYS', ['-1', '1.5', 'never', '1e3']],
  ['BACKUP_KEEP', ['0', 'off', '1.5']],
  ['TRUSTED_PROXIES', ['-1', 'proxy.example', '1 2']],
  ['ALLOWED_ORIGINS', ['*', 'https://metro.example evil']],
  ['PUSH_CONTACT', ['me@metro.example', 'mailto:me', 'http://metro.example', 'https:// x']],
  ['LIMIT_WORK', ['0', '1.5', 'none']],
])('%s can be none of %j, and the answer repeats it', (name, wrong) => {
  for (const value of wrong)
    expect(parseSettings({ [name]: ` ${value} ` })).toMatchObject({
      ok: false,
      error: [expect.stringMatching(new RegExp(`^${name} must be .*, not "`))],
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
    subscriptions: 60,
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
  const described = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8');
  const table = described.slice(described.indexOf('## Variables'));
  for (const name of Object.keys(variables.shape)) expect(table).toContain(`\`${name}\``);
});

/** The rows of the tables of docs/running.md that are about variables: name and default of each. */
const describedDefaults = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+`/.test(line))
  .flatMap((line) => {
    const [names = '', , defaults = ''] = line.split('|').slice(1);
    const values = defaults.split(', ').map((value) => value.replaceAll('`', '').trim());
    return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = ''], index) => ({
      name,
      value: values[index] ?? '',
    }));
  })
  .filter(({ name }) => name in variables.shape);

test.each(describedDefaults)('the default of $name is described as it is: $value', (row) => {
  const standard: unknown = variables.parse({})[variables.keyof().parse(row.name)];
  // Of the folder only the name stands there, and nothing is said in words.
  if (standard === undefined) expect(row.value).not.toMatch(/^\d+$/);
  else expect(String(standard).split('/').at(-1)).toBe(row.value);
});

test('all defaults are looked at', () => {
  const described = new Set(describedDefaults.map(({ name }) => name));
  expect([...described].sort()).toEqual(Object.keys(variables.shape).sort());
});
