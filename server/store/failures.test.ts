import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../testing/fixtures.ts';
import { StoreFailure } from './errors.ts';
import { openEngine } from './open-store.ts';
import { sql } from './sql.ts';
import type { GameStore } from './store.ts';
import { killWriters } from './testing/killing.ts';
import { action, LEASE_TIME, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

describe.each(ENGINES)('failures on %s', (engine) => {
  test('a writer killed at any moment loses nothing that it acknowledged', async (context) => {
    const address = await stores.newAddress(engine, context);
    const report = await killWriters({ address, rounds: 4, games: 20 });
    expect(report).toMatchObject({ kills: 4, lost: 0, broken: 0 });
    expect(report.acknowledged).toBeGreaterThan(20);
  });

  test('a closed store isn’t healthy, and says that it kept nothing', async (context) => {
    const store = await stores.open(engine, context);
    await store.health();
    await store.close();
    await expect(store.health()).rejects.toThrow();
    await expect(store.journal.append('BBBBBB', 1, action(1))).rejects.toThrow(StoreFailure);
  });
});

describe('failures of SQLite', () => {
  test('a file that another process is writing to for too long: nothing was kept', async (context) => {
    const address = await stores.newAddress('sqlite', context);
    const store = await stores.openAt(address, context, { busyTimeout: 50 });
    await startedGame(store, 'BBBBBB');
    const other = await openEngine(address);
    context.onTestFinished(() => other.close());
    await other.query(sql('BEGIN IMMEDIATE'));
    const append = store.journal.append('BBBBBB', 1, action(1));
    await expect(append).rejects.toMatchObject({ name: 'StoreFailure', fate: 'not-kept' });
    await other.query(sql('ROLLBACK'));
    await store.journal.append('BBBBBB', 1, action(1));
  });
});

describe('failures of PostgreSQL', () => {
  test('connections that break while actions are written', async (context) => {
    const address = await stores.newAddress('postgres', context);
    const store = await stores.openAt(address, context);
    const breaker = new pg.Client({ connectionString: address });
    await breaker.connect();
    context.onTestFinished(() => breaker.end());
    const ids = ['BBBBBB', 'CCCCCC', 'DDDDDD'];
    const { kept, failures } = await playDuring(store, ids, async (untilPlayed, failed) => {
      for (let round = 0; round < 8 || failed() === 0; round++) {
        await untilPlayed();
        await breaker.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE application_name = 'metro' AND datname = current_database()`,
        );
      }
    });
    expect(failures).toBeGreaterThan(0);
    await expectKept(store, kept);
  });

  test('a server that crashes and comes back', async (context) => {
    const server = await stores.ownPostgres(context);
    const address = await server.newDatabase();
    const store = await stores.openAt(address, context);
    const ids = ['BBBBBB', 'CCCCCC'];
    const { kept, failures } = await playDuring(store, ids, async (untilPlayed) => {
      await untilPlayed();
      await server.crash();
    });
    expect(failures).toBeGreaterThan(0);
    await store.health();
    await expectKept(store, kept);
  });

  test('an answer that doesn’t come in time has an unknown fate', async (context) => {
    const address = await stores.newAddress('postgres', context);
    const store = await stores.openAt(address, context, { answerTimeout: 200 });
    await startedGame(store, 'BBBBBB');
    const blocker = new pg.Client({ connectionString: address });
    await blocker.connect();
    context.onTestFinished(() => blocker.end());
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE game_actions IN ACCESS EXCLUSIVE MODE');
    const append = store.journal.append('BBBBBB', 1, action(1));
    await expect(append).rejects.toMatchObject({ name: 'StoreFailure', fate: 'unknown' });
    await blocker.query('ROLLBACK');
    const claimed = await store.hosting.claim(claimOf('BBBBBB'));
    expect(claimed).toEqual({ ok: true, value: 2 });
  });
});

const claimOf = (gameId: string) => ({ gameId, owner: 'host-1', leaseTime: LEASE_TIME });

/**
 * Plays games as a room does, claiming and loading again after each failure, while something happens.
 * What happens can wait until some more was played, and ask how often it failed.
 */
async function playDuring(
  store: GameStore,
  ids: readonly string[],
  happening: (untilPlayed: () => Promise<void>, failed: () => number) => Promise<void>,
) {
  const kept: string[] = [];
  let failures = 0;
  let isOver = false;
  const untilPlayed = async () => {
    const before = kept.length;
    await vi.waitUntil(() => kept.length >= before + 5, { ...PATIENTLY, interval: 5 });
  };
  const playOn = async (id: string) => {
    const claimed = await store.hosting.claim(claimOf(id));
    if (!claimed.ok) throw new Error(claimed.error);
    let sequence = (await store.games.load(id))?.actions.length ?? 0;
    while (!isOver) {
      sequence += 1;
      const text = `${id} ${sequence} ${Math.random()}`;
      await store.journal.append(id, claimed.value, action(sequence, { action: text }));
      kept.push(text);
    }
  };
  const play = async (id: string) => {
    while (!isOver)
      await playOn(id).catch(async (error: unknown) => {
        if (!(error instanceof StoreFailure)) throw error;
        failures += 1;
      });
  };
  for (const id of ids) await startedGame(store, id);
  const playing = Promise.all(ids.map(play));
  await happening(untilPlayed, () => failures);
  await untilPlayed();
  isOver = true;
  await playing;
  return { kept, failures };
}

async function expectKept(store: GameStore, kept: readonly string[]): Promise<void> {
  const ids = new Set(kept.map((text) => text.split(' ')[0] ?? ''));
  const stored = new Set<string>();
  for (const id of ids)
    for (const { action } of (await store.games.load(id))?.actions ?? []) stored.add(action);
  expect(kept.filter((text) => !stored.has(text))).toEqual([]);
}
