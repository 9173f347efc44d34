import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealAnswer, recordAnswer } from '../../common/protocol/api.ts';
import { parseRecord } from '../../common/record/record.ts';
import { verifyRecord } from '../../common/record/replay.ts';
import type { RunningApp } from '../app.ts';
import { chooser, PATIENTLY, secretOf, testSeed } from '../testing/fixtures.ts';
import { allUntil, codeOf, playAlone, playOn, startedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';
import { randomSeed } from './table-config.ts';

let server: RunningApp;
beforeAll(async () => {
  const delays = { bot: 1, emptyOtherwise: 1000 };
  server = await startTestServer({ newSeed: randomSeed, delays });
});
afterAll(() => server.close());

const enter = (name: string, code: string) => TestPlayer.enter(server.url, name, code);

async function ask(path: string, name?: string): Promise<unknown> {
  const headers = name === undefined ? {} : { Authorization: `Bearer ${secretOf(name)}` };
  const method = name === undefined ? 'GET' : 'POST';
  const response = await fetch(`${server.url}/api${path}`, { method, headers });
  return await response.json();
}

async function pastOf(name: string, who = 'Anna') {
  const headers = { Authorization: `Bearer ${secretOf(who)}` };
  const answer = await fetch(`${server.url}/api/records/${name}`, { headers });
  return recordAnswer.parse(await answer.json());
}

async function finishedPastOf(code: string) {
  const past = await pastOf(code);
  if (past.status !== 'finished') throw new Error('the game goes on');
  return past;
}

/** The seat that began, and what it was dealt. */
function beginningOf([first]: readonly TestPlayer[]) {
  const { game, commitment } = first?.game ?? {};
  return { commitment, phase: game?.phase, hand: game?.hands[0] };
}

async function finishedTable() {
  const players = await startedTable(server.url);
  const beginning = beginningOf(players);
  await playOn(players);
  return { players, beginning };
}

describe('the same deal again', () => {
  test('is for who sat at a game that was played to its end', async () => {
    const players = await startedTable(server.url, { ...BASE_TABLE, players: 3 });
    const [anna, bert, cleo] = players;
    const dora = await enter('Dora', codeOf(players));
    expect(await bert?.ask('sameDeal')).toBe('not-finished');
    expect(await dora.ask('sameDeal')).toBe('no-seat');
    await anna?.room.leave();
    await bert?.until(({ seats }) => seats[0]?.occupant?.hasStandIn === true);
    for (const player of [bert, cleo]) await player?.ask('end', { agrees: true });
    await bert?.until((table) => table.phase === 'playing' && table.isGivenUp);
    expect(await bert?.ask('sameDeal')).toBe('not-finished');
  });

  test('is one table for the same people, dealt the same, and marked', async () => {
    const { players, beginning } = await finishedTable();
    const scores = players[0]?.game.game.scores ?? [];
    await Promise.all(players.map((player) => player.ask('sameDeal')));
    const { sameDealTable: code = '' } = players[1]?.snapshot ?? {};
    const anna = await enter('Anna', code);
    const earlier = ['Anna', 'Bert'].map((name, seat) => ({ name, score: scores[seat] }));
    expect(anna.snapshot).toMatchObject({
      phase: 'waiting',
      isPublic: false,
      sameDeal: { earlier, recordId: undefined },
    });
    const here = { ...BASE_TABLE, isPublic: false };
    for (const table of [{ ...here, rotation: true }, BASE_TABLE])
      expect(await anna.ask('settings', { table })).toBe('deal-fixed');
    expect(anna.snapshot.isPublic).toBe(false);
    const again = [anna, await enter('Bert', code)];
    await allUntil(again, 0);
    expect(beginningOf(again)).toEqual(beginning);
    expect(await pastOf(code)).toMatchObject({ status: 'playing', isSameDeal: true });
    await playOn(again, { choose: chooser(testSeed('2')) });
    const recordId = expect.stringMatching(new RegExp(`^${codeOf(players)}-.{22}$`));
    expect(anna.snapshot.sameDeal).toEqual({ earlier, recordId });
    const past = await finishedPastOf(code);
    expect(past).toMatchObject({
      record: { sameDeal: true },
      sameDealOf: anna.snapshot.sameDeal?.recordId,
      earlier,
    });
    expect(await pastOf(past.sameDealOf ?? '', 'Cleo')).toMatchObject({ status: 'finished' });
    const record = parseRecord(JSON.stringify(past.record));
    expect(record.ok && verifyRecord(record.value).ok).toBe(true);
  });

  test('outlasts the room that waits for it', async () => {
    const { players, beginning } = await finishedTable();
    await players[0]?.ask('sameDeal');
    const { sameDealTable: code = '' } = players[0]?.snapshot ?? {};
    (await enter('Anna', code)).drop();
    await expect.poll(() => matchMaker.driver.has(code), PATIENTLY).toBe(false);
    const again = [await enter('Anna', code), await enter('Bert', code)];
    expect(again[1]?.snapshot.sameDeal?.earlier).toHaveLength(2);
    await allUntil(again, 0);
    expect(beginningOf(again)).toEqual(beginning);
  });

  test('can be had by an id that tells no seed and no code, once the game is finished', async () => {
    const running = await startedTable(server.url);
    expect(await pastOf(codeOf(running))).not.toHaveProperty('dealId');
    const { players, beginning } = await finishedTable();
    const { dealId = '' } = await finishedPastOf(codeOf(players));
    const deal = await ask(`/deals/${dealId}`);
    expect(dealAnswer.parse(deal).earlier.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
    expect(Object.keys(deal as object)).toEqual(['options', 'earlier']);
    const { code } = (await ask(`/deals/${dealId}`, 'Dora')) as { code: string };
    const dora = await enter('Dora', code);
    for (const player of [dora, await enter('Emil', code)])
      await player.ask('ready', { isReady: true });
    await dora.untilSequence(0);
    expect(beginningOf([dora])).toEqual(beginning);
    expect(await ask('/deals/AAAAAAAAAAAAAAAA', 'Dora')).toEqual({ code: 'unknown' });
  });

  test('against bots begins at once', async () => {
    const anna = await TestPlayer.make(server.url, 'Anna', { ...BASE_TABLE, botPace: 'instant' });
    await anna.ask('addBot', { level: 'easy' });
    await anna.ask('start');
    await playAlone(anna);
    const { dealId, bots } = await finishedPastOf(anna.code);
    expect(bots).toEqual([{ seat: 1, level: 'easy' }]);
    const { code } = (await ask(`/deals/${dealId}`, 'Anna')) as { code: string };
    const again = await enter('Anna', code);
    await again.untilSequence(0);
    expect(again.game.commitment).toBe(anna.game.commitment);
    expect(again.game.seats[1]?.occupant?.bot).toBe('easy');
  });
});
