import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Fenced, StoreFailure } from './errors.ts';
import type { GameStore, JournalAction } from './store.ts';
import { action, newTable, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();

const actionsOf = async (store: GameStore, id: string) => (await store.games.load(id))?.actions;

describe.each(ENGINES)('the journal on %s', (engine) => {
  test('keeps the actions of many games at once, each in order', async (context) => {
    const store = await stores.open(engine, context);
    const ids = Array.from({ length: 150 }, (_, index) => `G${String(index).padStart(5, '0')}`);
    for (const id of ids) await startedGame(store, id);
    const play = async (id: string) => {
      for (let sequence = 1; sequence <= 5; sequence++)
        await store.journal.append(id, 1, action(sequence, { action: `cbaa@C4 ${id}` }));
    };
    await Promise.all(ids.map(play));
    const expected = (id: string): JournalAction[] =>
      [1, 2, 3, 4, 5].map((sequence) => action(sequence, { action: `cbaa@C4 ${id}` }));
    for (const id of ids) expect(await actionsOf(store, id)).toEqual(expected(id));
  });

  test('refuses what is fenced and keeps its neighbours', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['BBBBBB', 'CCCCCC', 'DDDDDD', 'FFFFFF']) await startedGame(store, id);
    await store.games.create(newTable('GGGGGG'));
    await store.journal.append('CCCCCC', 1, action(1));
    await store.games.finish('DDDDDD', 1, {});
    const answers = await Promise.allSettled([
      store.journal.append('BBBBBB', 1, action(1)),
      store.journal.append('CCCCCC', 1, action(1, { action: 'other' })),
      store.journal.append('DDDDDD', 1, action(1)),
      store.journal.append('FFFFFF', 7, action(1)),
      store.journal.append('GGGGGG', 1, action(1)),
      store.journal.append('NOBODY', 1, action(1)),
      store.journal.append('FFFFFF', 1, action(1)),
    ]);
    const fenced = { status: 'rejected', reason: expect.any(Fenced) };
    const kept = { status: 'fulfilled', value: undefined };
    expect(answers).toEqual([kept, fenced, fenced, fenced, fenced, fenced, kept]);
    expect(await actionsOf(store, 'CCCCCC')).toEqual([action(1)]);
    expect(await actionsOf(store, 'DDDDDD')).toEqual([]);
  });

  test('never says of a fenced action that it was kept, though another took its place', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BBBBBB');
    const answers = await Promise.allSettled([
      store.journal.append('BBBBBB', 9, action(1, { action: 'of another epoch' })),
      store.journal.append('BBBBBB', 1, action(1, { action: 'first' })),
      store.journal.append('BBBBBB', 1, action(1, { action: 'second' })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(await actionsOf(store, 'BBBBBB')).toEqual([action(1, { action: 'first' })]);
  });

  test.for([
    ['an empty text', action(1, { action: '' })],
    ['a control character', action(1, { action: 'draw\u0000' })],
    ['a text that is far too long', action(1, { action: 'x'.repeat(201) })],
    ['a sequence number that is none', action(0)],
    ['a sequence number beyond the column', action(2 ** 31)],
    ['half a millisecond', action(1, { at: 0.5 })],
  ] as const)('refuses %s, which could fail other rooms', async ([, junk], context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BBBBBB');
    const neighbour = store.journal.append('BBBBBB', 1, action(1));
    await expect(store.journal.append('BBBBBB', 1, junk)).rejects.toThrow();
    await neighbour;
    expect(await actionsOf(store, 'BBBBBB')).toEqual([action(1)]);
  });

  test('writes what waits before it closes, and takes nothing after', async (context) => {
    const address = await stores.newAddress(engine, context);
    const store = await stores.openAt(address, context);
    await startedGame(store, 'BBBBBB');
    const waiting = store.journal.append('BBBBBB', 1, action(1));
    expect(store.journal.backlog()).toMatchObject({ waiting: 1, isBehind: false });
    await store.close();
    await waiting;
    const late = store.journal.append('BBBBBB', 1, action(2));
    await expect(late).rejects.toMatchObject({ name: 'StoreFailure', fate: 'not-kept' });
    await store.close();
    const again = await stores.openAt(address, context);
    expect(await actionsOf(again, 'BBBBBB')).toEqual([action(1)]);
  });

  test('says that it is behind, and refuses at once what is too much', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'BBBBBB');
    const appends = Array.from({ length: 5001 }, (_, index) =>
      store.journal.append('BBBBBB', 1, action(index + 1)),
    );
    expect(store.journal.backlog()).toMatchObject({ waiting: 5000, isBehind: true });
    const answers = await Promise.allSettled(appends);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer] : []));
    expect(refused.map(({ reason }) => reason)).toEqual([expect.any(StoreFailure)]);
    expect(answers.at(-1)?.status).toBe('rejected');
    expect(store.journal.backlog()).toEqual({ waiting: 0, oldest: 0, isBehind: false });
    expect(await actionsOf(store, 'BBBBBB')).toHaveLength(5000);
  });

  test('agrees with a model of it, whatever comes at once', async (context) => {
    const store = await stores.open(engine, context);
    let round = 0;
    const appends = fc.array(
      fc.record({ game: fc.nat(2), epoch: fc.nat(2), sequence: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 40 },
    );
    const agrees = async (asked: readonly Append[]) => {
      round += 1;
      const idOf = (game: number) => `${game}-${round}`;
      for (const game of [0, 1, 2]) await startedGame(store, idOf(game));
      const answers = await Promise.allSettled(
        asked.map(({ game, epoch, sequence }) =>
          store.journal.append(idOf(game), epoch, action(sequence)),
        ),
      );
      expect(answers.map(({ status }) => status === 'fulfilled')).toEqual(expectedAnswers(asked));
    };
    await fc.assert(fc.asyncProperty(appends, agrees), { numRuns: 30 });
  });
});

interface Append {
  readonly game: number;
  readonly epoch: number;
  readonly sequence: number;
}

/** The first of the right epoch at each place is kept. */
function expectedAnswers(asked: readonly Append[]): readonly boolean[] {
  const taken = new Set<string>();
  return asked.map(({ game, epoch, sequence }) => {
    const place = `${game} ${sequence}`;
    if (epoch !== 1 || taken.has(place)) return false;
    taken.add(place);
    return true;
  });
}
