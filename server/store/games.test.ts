import { describe, expect, test } from 'vitest';
import { Fenced } from './errors.ts';
import type { GamesCursor } from './store.ts';
import { ANNA, action, BORIS, newTable, playerId, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

describe.each(ENGINES)('tables and games on %s', (engine) => {
  test('a table is found as it was made', async (context) => {
    const store = await stores.open(engine, context, { now: () => 1000 });
    const details = { host: 1, note: 'a \u0000 and a \ud800 in JSON' };
    expect(await store.games.create(newTable('BCDFGH', { details }))).toEqual({
      ok: true,
      value: 1,
    });
    expect(await store.games.load('BCDFGH')).toEqual({
      id: 'BCDFGH',
      status: 'waiting',
      isPublic: true,
      options: { players: 2, rotation: false },
      details,
      seats: [ANNA, BORIS],
      seed: undefined,
      rulesVersion: undefined,
      recordVersion: undefined,
      result: undefined,
      epoch: 1,
      createdAt: 1000,
      updatedAt: 1000,
      startedAt: undefined,
      finishedAt: undefined,
      actions: [],
      removed: [],
      next: {},
      sameDealOf: undefined,
      dealId: undefined,
      dueAt: undefined,
    });
    expect(await store.games.load('NOBODY')).toBeUndefined();
  });

  test('a code belongs to one table, whatever became of it', async (context) => {
    const store = await stores.open(engine, context);
    await store.games.create(newTable('BCDFGH'));
    const again = newTable('BCDFGH', { seats: [BORIS], owner: 'host-2' });
    expect(await store.games.create(again)).toEqual({ ok: false, error: 'code-taken' });
    expect((await store.games.load('BCDFGH'))?.seats).toEqual([ANNA, BORIS]);
  });

  test('the set-up is saved again and again, until the start', async (context) => {
    const store = await stores.open(engine, context);
    await store.games.create(newTable('BCDFGH'));
    const setup = newTable('', { seats: [BORIS], isPublic: false, options: { players: 4 } });
    await store.games.saveSetup('BCDFGH', 1, setup);
    const { seats, isPublic, options } = setup;
    expect(await store.games.load('BCDFGH')).toMatchObject({ seats, isPublic, options });
    const start = { seats, details: {}, seed: 'ab', rulesVersion: 1, recordVersion: 1 };
    await store.games.start('BCDFGH', 1, start);
    await expect(store.games.saveSetup('BCDFGH', 1, setup)).rejects.toThrow(Fenced);
  });

  test('a game goes from start to end, each once', async (context) => {
    let now = 1000;
    const store = await stores.open(engine, context, { now: () => now });
    await startedGame(store, 'BCDFGH');
    await store.journal.append('BCDFGH', 1, action(1));
    await store.games.saveProgress('BCDFGH', 1, { details: { clocks: [1, 2] } });
    expect(await store.games.running(10)).toEqual(['BCDFGH']);
    now = 2000;
    const result = { scores: [12, 30], winners: [1] };
    await store.games.finish('BCDFGH', 1, result);
    expect(await store.games.load('BCDFGH')).toMatchObject({
      status: 'finished',
      details: { clocks: [1, 2] },
      rulesVersion: 1,
      recordVersion: 1,
      startedAt: 1000,
      finishedAt: 2000,
      result,
      actions: [action(1)],
    });
    await expect(store.games.finish('BCDFGH', 1, { scores: [] })).rejects.toThrow(Fenced);
    await expect(store.games.abandon('BCDFGH', 1)).rejects.toThrow(Fenced);
    await expect(store.games.saveProgress('BCDFGH', 1, { details: {} })).rejects.toThrow(Fenced);
    expect(await store.games.load('BCDFGH')).toMatchObject({ result, details: { clocks: [1, 2] } });
    expect(await store.games.running(10)).toEqual([]);
  });

  test('with an epoch that is not the game’s, nothing is written', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BCDFGH');
    const before = await store.games.load('BCDFGH');
    await expect(store.games.saveProgress('BCDFGH', 2, { details: {} })).rejects.toThrow(Fenced);
    await expect(store.games.abandon('BCDFGH', 2)).rejects.toThrow(Fenced);
    await expect(store.games.finish('BCDFGH', 0, {})).rejects.toThrow(Fenced);
    await expect(store.journal.append('BCDFGH', 2, action(1))).rejects.toThrow(Fenced);
    expect(await store.games.load('BCDFGH')).toEqual(before);
  });

  test('of two ends at once one is kept', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BCDFGH');
    const ends = await Promise.allSettled(
      [1, 2, 3].map((score) => store.games.finish('BCDFGH', 1, { scores: [score] })),
    );
    const kept = ends.findIndex(({ status }) => status === 'fulfilled');
    expect(ends.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect((await store.games.load('BCDFGH'))?.result).toEqual({ scores: [kept + 1] });
  });

  test('a table that is given up has no result', async (context) => {
    const store = await stores.open(engine, context);
    await store.games.create(newTable('BCDFGH'));
    await store.games.abandon('BCDFGH', 1);
    const game = await store.games.load('BCDFGH');
    expect(game).toMatchObject({ status: 'abandoned', result: undefined });
  });

  test('running games are listed page by page', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['DDDDDD', 'BBBBBB', 'CCCCCC']) await startedGame(store, id);
    await store.games.create(newTable('FFFFFF'));
    expect(await store.games.running(2)).toEqual(['BBBBBB', 'CCCCCC']);
    expect(await store.games.running(2, 'CCCCCC')).toEqual(['DDDDDD']);
  });

  test('a player finds their own games, newest first, page by page', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => now });
    const ids = ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF', 'GGGGGG'];
    for (const id of ids) {
      now += id === 'DDDDDD' ? 0 : 10;
      await startedGame(store, id);
    }
    await startedGame(store, 'HHHHHH', { seats: [BORIS] });
    const pages: string[][] = [];
    let after: GamesCursor | undefined;
    do {
      const page = await store.games.ofPlayer({
        playerId: playerId('anna'),
        which: 'unfinished',
        limit: 2,
        after,
      });
      pages.push(page.games.map(({ id }) => id));
      after = page.next;
    } while (after !== undefined);
    expect(pages).toEqual([['GGGGGG', 'FFFFFF'], ['DDDDDD', 'CCCCCC'], ['BBBBBB']]);
  });

  test('games that are over are listed apart, by their end', async (context) => {
    let now = 0;
    const store = await stores.open(engine, context, { now: () => (now += 10) });
    for (const id of ['BBBBBB', 'CCCCCC', 'DDDDDD']) await startedGame(store, id);
    await store.games.finish('CCCCCC', 1, { scores: [1, 2] });
    await store.games.abandon('BBBBBB', 1);
    const list = (which: 'unfinished' | 'over') =>
      store.games.ofPlayer({ playerId: playerId('boris'), which, limit: 10 });
    const over = await list('over');
    expect(over.games.map(({ id }) => id)).toEqual(['BBBBBB', 'CCCCCC']);
    expect(over.games[1]).toMatchObject({ result: { scores: [1, 2] }, seats: [ANNA, BORIS] });
    expect(over.next).toBeUndefined();
    expect((await list('unfinished')).games.map(({ id }) => id)).toEqual(['DDDDDD']);
  });
});
