import { describe, expect, test } from 'vitest';
import { type Day, parseDay } from '../../common/protocol/day.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { DayResult, GameStore } from './store.ts';
import { BORIS, collected, newTable, playerId, startedGame } from './testing/sample.ts';
import { ENGINES, useStores } from './testing/stores.ts';

const stores = useStores();
const anna = playerId('anna');
const day = (text: string): Day => parseDay(text) ?? expect.unreachable(text);
const TODAY = day('2026-12-03');

/** A finished try. */
async function finishedTry(
  store: GameStore,
  id: string,
  player: PlayerId,
  result: DayResult,
  of = TODAY,
): Promise<void> {
  const bot = { ...BORIS, playerId: undefined };
  const seats = [{ seat: 0 as const, playerId: player, name: String(player) }, bot];
  const epoch = await startedGame(store, id, { seats });
  await store.days.begin(of, player, id);
  await store.games.finish(id, epoch, {}, result);
}

describe.each(ENGINES)('tries at the deals of the days on %s', (engine) => {
  test('are one for each player and day, however often they are begun', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['A', 'B', 'C']) await startedGame(store, id);
    const begun = await Promise.all(['A', 'B'].map((id) => store.days.begin(TODAY, anna, id)));
    expect(begun[0]).toBe(begun[1]);
    expect((await store.days.tryOf(TODAY, anna))?.gameId).toBe(begun[0]);
    expect(await store.days.begin(day('2026-12-04'), anna, 'C')).toBe('C');
    expect(await store.days.tryOf(TODAY, playerId('boris'))).toBeUndefined();
  });

  test('aren’t used up by a table that never saw a game', async (context) => {
    const store = await stores.open(engine, context);
    for (const id of ['A', 'B']) await store.games.create(newTable(id));
    expect(await store.days.begin(TODAY, anna, 'A')).toBe('A');
    expect(await store.days.begin(TODAY, anna, 'B')).toBe('A');
    await store.games.abandon('A', 1);
    expect(await store.days.begin(TODAY, anna, 'B')).toBe('B');
  });

  test('are used up by a game that was given up', async (context) => {
    const store = await stores.open(engine, context);
    const epoch = await startedGame(store, 'A');
    await store.days.begin(TODAY, anna, 'A');
    await store.games.abandon('A', epoch);
    expect(await store.days.begin(TODAY, anna, 'B')).toBe('A');
    const given = await store.days.tryOf(TODAY, anna);
    expect(given).toMatchObject({ status: 'abandoned', result: undefined });
  });

  test('are ranked by margin, then by the longest line; who is level shares a place', async (context) => {
    const store = await stores.open(engine, context);
    const results: Record<string, DayResult> = {
      a: { margin: 5, longestLine: 9 },
      b: { margin: 12, longestLine: 7 },
      c: { margin: 5, longestLine: 11 },
      d: { margin: 5, longestLine: 9 },
      e: { margin: -3, longestLine: 20 },
    };
    for (const [name, result] of Object.entries(results))
      await finishedTry(store, name.toUpperCase(), playerId(name), result);
    await finishedTry(store, 'Z', anna, { margin: 50, longestLine: 1 }, day('2026-12-02'));
    const places = await store.days.places({ day: TODAY, limit: 10, after: 0 });
    expect(places.map(({ rank, name }) => `${rank} ${name}`)).toEqual([
      '1 b',
      '2 c',
      '3 a',
      '3 d',
      '5 e',
    ]);
    const later = await store.days.places({ day: TODAY, limit: 2, after: 3 });
    expect(later.map(({ rank, name }) => `${rank} ${name}`)).toEqual(['3 d', '5 e']);
    expect(await store.days.countOf(TODAY)).toBe(5);
    expect(await store.days.rankOf(TODAY, { margin: 5, longestLine: 9 })).toBe(3);
    expect(await store.days.rankOf(TODAY, { margin: 5, longestLine: 10 })).toBe(3);
    expect(await store.days.rankOf(TODAY, { margin: 99, longestLine: 0 })).toBe(1);
  });

  test('count for the player who sat there alone', async (context) => {
    const store = await stores.open(engine, context);
    await startedGame(store, 'A');
    await store.days.begin(TODAY, playerId('cleo'), 'A');
    await store.games.finish('A', 1, {}, { margin: 30, longestLine: 30 });
    expect(await store.days.countOf(TODAY)).toBe(0);
  });

  test('of one player are listed, the newest first', async (context) => {
    const store = await stores.open(engine, context);
    const result = { margin: 1, longestLine: 2 };
    for (const [id, of] of ['2026-12-01', '2026-12-03', '2026-12-02'].entries())
      await finishedTry(store, 'ABC'.charAt(id), anna, result, day(of));
    const listed = await store.days.finishedBy(anna, 2);
    expect(listed.map((one) => one.day)).toEqual(['2026-12-03', '2026-12-02']);
    expect(listed[0]).toMatchObject({ result, status: 'finished' });
  });

  test('lose their name with their player, and keep their place', async (context) => {
    const store = await stores.open(engine, context);
    await store.players.welcome(anna, 'Anna');
    await finishedTry(store, 'A', anna, { margin: 1, longestLine: 2 });
    await store.players.delete(anna, 'token');
    const [place] = await store.days.places({ day: TODAY, limit: 1, after: 0 });
    expect(place).toMatchObject({ rank: 1, name: '', playerId: undefined });
  });

  test('come through an export and an import', async (context) => {
    const store = await stores.open(engine, context);
    await finishedTry(store, 'A', anna, { margin: 1, longestLine: 2 });
    await startedGame(store, 'B');
    await store.days.begin(day('2026-12-04'), anna, 'B');
    const lines = await collected(store.upkeep.export());
    const other = await stores.open(engine, context);
    async function* all() {
      yield* lines;
    }
    await other.upkeep.import(all());
    expect(await collected(other.upkeep.export())).toEqual(lines);
    expect(await other.days.countOf(TODAY)).toBe(1);
    expect((await other.days.tryOf(day('2026-12-04'), anna))?.gameId).toBe('B');
  });
});
