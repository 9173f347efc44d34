import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { StoreOpenError } from './errors.ts';
import { migrate } from './migrate.ts';
import { openEngine, openStore } from './open-store.ts';
import { MIGRATIONS } from './schema.ts';
import { sql } from './sql.ts';
import { newTable } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const folder = mkdtempSync(join(tmpdir(), 'metro-open-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(ENGINES)('opening on %s', (engine) => {
  test('several processes may open a new store at once', async (context) => {
    const address = await stores.newAddress(engine, context);
    const opened = await Promise.all([1, 2, 3, 4].map(() => stores.openAt(address, context)));
    const created = await Promise.all(
      opened.map((store, index) => store.games.create(newTable(`G${index}`))),
    );
    expect(created.every(({ ok }) => ok)).toBe(true);
  });

  test('a step of the schema is applied once, by whoever comes first', async (context) => {
    const address = await stores.newAddress(engine, context);
    await stores.openAt(address, context);
    const version = MIGRATIONS.length + 1;
    const statements = ['CREATE TABLE later (id text)', `INSERT INTO later VALUES ('once')`];
    const migrations = [...MIGRATIONS, { version, name: 'later', statements }];
    const engines = await Promise.all([1, 2, 3].map(() => openEngine(address)));
    context.onTestFinished(() => Promise.all(engines.map((each) => each.close())).then(() => {}));
    await Promise.all(engines.map((each) => migrate(each, Date.now, migrations)));
    expect(await engines[0]?.query(sql('SELECT id FROM later'))).toEqual([{ id: 'once' }]);
    await expect(openStore(address)).rejects.toThrow(
      `its schema is ${version}, this version knows ${version - 1}`,
    );
  });

  test('a step that fails changes nothing', async (context) => {
    const address = await stores.newAddress(engine, context);
    await stores.openAt(address, context);
    const statements = ['CREATE TABLE later (id text)', 'CREATE NONSENSE'];
    const migrations = [...MIGRATIONS, { version: MIGRATIONS.length + 1, name: '', statements }];
    const direct = await openEngine(address);
    context.onTestFinished(() => direct.close());
    await expect(migrate(direct, Date.now, migrations)).rejects.toThrow();
    await expect(direct.query(sql('SELECT id FROM later'))).rejects.toThrow();
    await stores.openAt(address, context);
  });
});

describe('an address that leads nowhere', () => {
  const noDatabase = join(folder, 'no-database');
  writeFileSync(
    noDatabase,
    'This is a text, and long enough not to be taken for a database.'.repeat(99),
  );

  test.each([
    ['nothing', '', 'is empty'],
    ['another kind of server', 'mysql://u:secret@host/metro', 'only postgres:// is known'],
    ['no URL', 'postgres://u:secret@host:port/metro', 'is no URL'],
    [
      'a port where nobody listens',
      'postgres://u:secret@127.0.0.1:1/metro',
      'metro at 127.0.0.1:1',
    ],
    ['a folder', folder, "can't be opened"],
    ['a folder that can’t be made', join(noDatabase, 'metro.sqlite'), "can't be opened"],
    ['a file of another kind', noDatabase, 'not a database'],
  ])('%s', async (_what, address, sentence) => {
    const opening = openStore(address);
    await expect(opening).rejects.toThrow(StoreOpenError);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow('secret');
  });

  test('a database that the server lacks', async (context) => {
    const address = await stores.newAddress('postgres', context);
    await expect(openStore(`${address}_not`)).rejects.toThrow(/_not at .* does not exist/);
  });
});

test('the file, in folders that are made for it, is for its owner’s eyes', async (context) => {
  const file = join(folder, 'new', 'folders', 'metro.sqlite');
  await stores.openAt(file, context);
  for (const suffix of ['', '-wal', '-shm'])
    expect(statSync(file + suffix).mode & 0o777).toBe(0o600);
});

test('a store in memory lasts as long as it is open', async (context) => {
  const store = await stores.openAt(':memory:', context);
  await store.games.create(newTable('BBBBBB'));
  expect(await store.games.load('BBBBBB')).toMatchObject({ status: 'waiting' });
});
