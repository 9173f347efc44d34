import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { commitmentOf } from '../../common/deal/commitment.ts';
import { parseSeed } from '../../common/deal/deal.ts';
import { recordAnswer } from '../../common/protocol/api.ts';
import { dayAnswer, dayTableAnswer, ownDaysAnswer } from '../../common/protocol/day-answers.ts';
import { parseRecord } from '../../common/record/record.ts';
import { verifyRecord } from '../../common/record/replay.ts';
import { secretOf } from '../testing/fixtures.ts';
import { playAlone } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let now = 0;
const server = await startTestServer({ delays: { bot: 0 } }, { now: () => now });
afterAll(() => server.close());

/** Each test has a day of its own. */
let dayBegins = Date.parse('2026-12-03T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
beforeEach(() => {
  dayBegins += 7 * DAY;
  now = dayBegins + DAY / 2;
});

async function ask(name: string | undefined, path: string, method = 'GET'): Promise<Response> {
  const headers = name === undefined ? {} : { Authorization: `Bearer ${secretOf(name)}` };
  return await fetch(`${server.url}/api${path}`, { method, headers });
}

const begin = async (name: string) =>
  dayTableAnswer.parse(await (await ask(name, '/days/today', 'POST')).json());
const dayFor = async (name: string | undefined, day = 'today') =>
  dayAnswer.parse(await (await ask(name, `/days/${day}`)).json());
const ownDays = async (name: string) =>
  ownDaysAnswer.parse(await (await ask(name, '/days/mine')).json());

/** Enters the table of a player's try, whose game begins at once. */
async function enterTry(name: string): Promise<TestPlayer> {
  const { code } = await begin(name);
  const player = await TestPlayer.enter(server.url, name, code);
  await player.untilSequence(0);
  return player;
}

/** Plays a player's try to its end. */
async function play(name: string): Promise<TestPlayer> {
  const player = await enterTry(name);
  await playAlone(player);
  await expect.poll(async () => (await dayFor(name)).mine?.status).toBe('finished');
  return player;
}

/** The tiles that a game of the day deals first. */
const firstTiles = ({ game: { commitment, game } }: TestPlayer) => [commitment, game.hands[0]];

describe('the deal of the day', () => {
  test('is the same for everybody, and another one each day', async () => {
    const [anna, bert] = [await enterTry('Anna'), await enterTry('Bert')];
    expect(anna.code).not.toBe(bert.code);
    expect(firstTiles(anna)[0]).toBe(firstTiles(bert)[0]);
    expect(firstTiles(anna)[0]).toBe((await dayFor(undefined)).commitment);
    now += DAY;
    expect((await enterTry('Anna')).game.commitment).not.toBe(firstTiles(anna)[0]);
  });

  test('is promised the day before, and told the day after', async () => {
    const { day, tomorrow, seed } = await dayFor(undefined);
    expect(seed).toBeUndefined();
    now += DAY;
    expect(await dayFor(undefined)).toMatchObject({ ...tomorrow, isToday: true });
    const over = await dayFor(undefined, day);
    expect(commitmentOf(parseSeed(over.seed ?? '') ?? expect.unreachable())).toBe(over.commitment);
  });

  test('may be tried once: whoever asks again comes back to their table', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => begin('Anna')));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1);
    const anna = await play('Anna');
    expect((await begin('Anna')).code).toBe(anna.code);
    expect((await dayFor('Anna')).count).toBe(1);
  });

  test('that was begun at 23:59:59 counts for the day on which it was begun', async () => {
    now = dayBegins + DAY - 1;
    const { day } = await begin('Anna');
    const anna = await enterTry('Anna');
    now += 1;
    await playAlone(anna);
    await expect.poll(async () => (await dayFor('Anna', day)).count).toBe(1);
    const today = await dayFor('Anna');
    expect(today).toMatchObject({ count: 0, isToday: true });
    expect(today.mine).toBeUndefined();
    expect((await begin('Anna')).code).not.toBe(anna.code);
  });

  test('shows how others ended once one’s own try is over', async () => {
    const anna = await play('Anna');
    const { places, mine } = await dayFor('Anna');
    const scores = anna.game.game.scores;
    const margin = (scores[0] ?? 0) - (scores[1] ?? 0);
    expect(places).toEqual([
      {
        rank: 1,
        name: 'Anna',
        isMe: true,
        margin,
        longestLine: expect.any(Number),
        recordId: expect.any(String),
      },
    ]);
    expect(mine).toMatchObject({ status: 'finished', rank: 1, margin });
    expect((await dayFor('Bert')).places).toBeUndefined();
    const recordId = places?.[0]?.recordId;
    const refused = await ask('Bert', `/records/${recordId}`);
    expect([refused.status, await refused.json()]).toEqual([403, { code: 'day-not-played' }]);
    expect((await ask(undefined, `/records/${recordId}/download`)).status).toBe(403);
    await play('Bert');
    expect((await ask('Bert', `/records/${recordId}`)).status).toBe(200);
    now += DAY;
    const past = recordAnswer.parse(await (await ask(undefined, `/records/${recordId}`)).json());
    const record = parseRecord(JSON.stringify(past.status === 'finished' && past.record));
    expect(record.ok && verifyRecord(record.value).ok).toBe(true);
  });

  test('is played by its own terms, which nobody changes', async () => {
    const { code } = await begin('Anna');
    const stranger = await TestPlayer.enter(server.url, 'Cleo', code).catch((error) => error);
    expect(stranger).toBeInstanceOf(Error);
    const anna = await TestPlayer.enter(server.url, 'Anna', code);
    await anna.untilSequence(0);
    expect(anna.snapshot.seats.map(({ occupant }) => occupant?.bot)).toEqual([undefined, 'normal']);
    expect(await anna.ask('settings', { table: BASE_TABLE })).not.toBeUndefined();
    expect(await anna.ask('remove', { seat: 1 })).not.toBeUndefined();
  });

  test('makes a history and a streak', async () => {
    await play('Dora');
    now += DAY;
    await play('Dora');
    expect(await ownDays('Dora')).toMatchObject({ streak: 2, days: [{}, {}] });
    now += DAY;
    expect((await ownDays('Dora')).streak).toBe(2);
    now += DAY;
    expect((await ownDays('Dora')).streak).toBe(0);
  });

  test.each([
    ['/days/tomorrow', 404],
    ['/days/2026-02-30', 404],
    ['/days/9999-12-31', 404],
    ['/days/today?after=-1', 400],
    ['/days/today?after=99999', 400],
    ['/days/today?after=1&after=2', 400],
    ['/days/mine', 401],
  ])('%s is answered with %i', async (path, status) => {
    expect((await ask(undefined, path)).status).toBe(status);
  });

  test('is for those alone who say who they are', async () => {
    expect((await ask(undefined, '/days/today', 'POST')).status).toBe(401);
  });
});
