import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { PATIENTLY } from '../testing/fixtures.ts';
import { Fenced } from './errors.ts';
import { action, LEASE_TIME, newTable, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

const claimOf = (gameId: string, owner: string) => ({ gameId, owner, leaseTime: LEASE_TIME });
const heldByOther = { ok: false, error: 'held-by-other' };

describe.each(ENGINES)('hosting on %s', (engine) => {
  test('a game is its host’s until the lease runs out', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'BBBBBB');
    expect(await store.hosting.claim(claimOf('BBBBBB', 'host-2'))).toEqual(heldByOther);
    now = LEASE_TIME;
    expect(await store.hosting.claim(claimOf('BBBBBB', 'host-2'))).toEqual(heldByOther);
    now = LEASE_TIME + 1;
    const claimed = await store.hosting.claim(claimOf('BBBBBB', 'host-2'));
    expect(claimed).toEqual({ ok: true, value: 2 });
    expect(await store.hosting.claim(claimOf('BBBBBB', 'host-1'))).toEqual(heldByOther);
  });

  test('one renewal holds all games of an owner', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    for (const id of ['BBBBBB', 'CCCCCC']) await startedGame(store, id);
    now = LEASE_TIME;
    await store.hosting.renew('host-1', LEASE_TIME);
    now = 2 * LEASE_TIME;
    for (const id of ['BBBBBB', 'CCCCCC'])
      expect(await store.hosting.claim(claimOf(id, 'host-2'))).toEqual(heldByOther);
  });

  test('the former host is fenced from the claim on', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'BBBBBB');
    await store.journal.append('BBBBBB', 1, action(1));
    now = LEASE_TIME + 1;
    // Its lease has run out, but nobody else took the game: it may go on.
    await store.journal.append('BBBBBB', 1, action(2));
    await store.hosting.claim(claimOf('BBBBBB', 'host-2'));
    await store.hosting.renew('host-1', LEASE_TIME);
    await expect(store.journal.append('BBBBBB', 1, action(3))).rejects.toThrow(Fenced);
    await expect(store.games.finish('BBBBBB', 1, {})).rejects.toThrow(Fenced);
    await store.journal.append('BBBBBB', 2, action(3));
    expect(await store.hosting.held('host-1')).toEqual([]);
    expect(await store.hosting.held('host-2')).toEqual([{ gameId: 'BBBBBB', epoch: 2 }]);
  });

  test('an owner of the same name gets its game back at once, and is fenced from before', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BBBBBB');
    const claimed = await store.hosting.claim(claimOf('BBBBBB', 'host-1'));
    expect(claimed).toEqual({ ok: true, value: 2 });
    await expect(store.journal.append('BBBBBB', 1, action(1))).rejects.toThrow(Fenced);
  });

  test('what is let go can be claimed at once', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['BBBBBB', 'CCCCCC', 'DDDDDD']) await startedGame(store, id);
    await store.hosting.release('BBBBBB', 1);
    await store.hosting.release('CCCCCC', 2);
    expect(await store.hosting.claim(claimOf('BBBBBB', 'host-2'))).toMatchObject({ ok: true });
    expect(await store.hosting.claim(claimOf('CCCCCC', 'host-2'))).toEqual(heldByOther);
    await store.hosting.releaseAll('host-1');
    expect(await store.hosting.claim(claimOf('CCCCCC', 'host-2'))).toMatchObject({ ok: true });
    expect(await store.hosting.claim(claimOf('DDDDDD', 'host-3'))).toMatchObject({ ok: true });
  });

  test('a game that is over, or none, has no host', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BBBBBB');
    await store.games.finish('BBBBBB', 1, {});
    await store.games.create(newTable('CCCCCC'));
    await store.games.abandon('CCCCCC', 1);
    const claim = (id: string) => store.hosting.claim(claimOf(id, 'host-1'));
    expect(await claim('BBBBBB')).toEqual({ ok: false, error: 'over' });
    expect(await claim('CCCCCC')).toEqual({ ok: false, error: 'over' });
    expect(await claim('NOBODY')).toEqual({ ok: false, error: 'unknown-game' });
  });

  test('of many that claim a game at once one gets it', async (context) => {
    const address = await stores.newAddress(engine, context);
    const opened = await Promise.all([1, 2, 3].map(() => stores.openAt(address, context)));
    const [first] = opened;
    if (first === undefined) throw new Error('three were opened');
    await startedGame(first, 'BBBBBB');
    await first.hosting.releaseAll('host-1');
    const claims = await Promise.all(
      opened.flatMap((store, index) =>
        ['a', 'b'].map((name) => store.hosting.claim(claimOf('BBBBBB', `${name}${index}`))),
      ),
    );
    expect(claims.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 2 }]);
  });

  test('two hosts that fight for a game lose nothing that was acknowledged', async (context) => {
    const address = await stores.newAddress(engine, context);
    const one = await stores.openAt(address, context);
    const two = await stores.openAt(address, context);
    await startedGame(one, 'BBBBBB', { owner: 'shared name' });
    const kept: string[] = [];
    const playOn = async (store: typeof one, host: string) => {
      while (kept.length < 60) {
        const claimed = await store.hosting.claim(claimOf('BBBBBB', 'shared name'));
        if (!claimed.ok) throw new Error(claimed.error);
        let sequence = (await store.games.load('BBBBBB'))?.actions.length ?? 0;
        try {
          for (let turn = 0; turn < 5; turn++) {
            sequence += 1;
            const text = `${sequence} ${host} ${claimed.value}`;
            await store.journal.append('BBBBBB', claimed.value, action(sequence, { action: text }));
            kept.push(text);
          }
        } catch (error) {
          if (!(error instanceof Fenced)) throw error;
        }
      }
    };
    await Promise.all([playOn(one, 'one'), playOn(two, 'two')]);
    const actions = (await one.games.load('BBBBBB'))?.actions ?? [];
    const texts = actions.map((each) => each.action);
    expect(new Set(texts)).toEqual(new Set(kept));
    const epochs = texts.map((text) => Number(text.split(' ')[2]));
    expect(epochs).toEqual(epochs.toSorted((before, after) => before - after));
  });
});

describe('hosting on PostgreSQL alone', () => {
  test('a claim waits for a write that is under way, and what it loads holds it', async (context) => {
    const address = await stores.newAddress('postgres', context);
    const store = await stores.openAt(address, context);
    await startedGame(store, 'BBBBBB');
    const blocker = new pg.Client({ connectionString: address });
    await blocker.connect();
    context.onTestFinished(() => blocker.end());
    await blocker.query('BEGIN');
    await blocker.query(`INSERT INTO game_actions VALUES ('BBBBBB', 1, 0, 'in the way', 0)`);
    const append = store.journal.append('BBBBBB', 1, action(1));
    await untilWaiting(blocker, 1);
    let isLoaded = false;
    const loading = store.hosting.claim(claimOf('BBBBBB', 'host-1')).then(async (claimed) => {
      const game = await store.games.load('BBBBBB');
      isLoaded = true;
      return { claimed, actions: game?.actions };
    });
    await untilWaiting(blocker, 2, () => isLoaded);
    await blocker.query('ROLLBACK');
    await append;
    expect(await loading).toEqual({ claimed: { ok: true, value: 2 }, actions: [action(1)] });
  });
});

/** Waits until so many connections of the store wait for a lock, or until it is of no use. */
async function untilWaiting(
  client: pg.Client,
  count: number,
  isUseless = () => false,
): Promise<void> {
  await vi.waitUntil(async () => {
    // In a transaction the view would go on showing what it showed first.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(
      `SELECT pid FROM pg_stat_activity WHERE application_name = 'metro'
       AND datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length >= count || isUseless();
  }, PATIENTLY);
}
