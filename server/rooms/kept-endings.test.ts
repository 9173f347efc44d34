import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAnswer } from '../../common/protocol/api.ts';
import { CLOSE_CODES } from '../../common/protocol/close-codes.ts';
import { parseRecord } from '../../common/record/record.ts';
import { verifyRecord } from '../../common/record/replay.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { codeOf, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({ delays: { emptyOtherwise: 1000, emptyPlaying: 1000 } });
});
afterAll(() => server.close());

const THREE = { ...BASE_TABLE, players: 3 as const };

const enter = (name: string, code: string) => TestPlayer.enter(server.url, name, code);

/** Everybody goes, and so does the room. */
async function letGo(players: readonly TestPlayer[]): Promise<string> {
  for (const player of players) player.drop();
  await expect.poll(() => matchMaker.driver.has(codeOf(players)), PATIENTLY).toBe(false);
  return codeOf(players);
}

/** A game of three that the two who stayed have given up. */
async function givenUpTable() {
  const players = await startedTable(server.url, THREE);
  await playOn(players, { actions: 6 });
  const [anna, ...others] = players;
  await anna?.room.leave();
  await others[0]?.until(({ seats }) => seats[0]?.occupant?.hasStandIn === true);
  for (const player of others) await player.ask('end', { agrees: true });
  for (const player of others)
    await player.until((table) => table.phase === 'playing' && table.isGivenUp);
  return others;
}

describe('when its room is made again', () => {
  test('a game that was given up is over', async () => {
    const code = await letGo(await givenUpTable());
    const bert = await enter('Bert', code);
    expect(bert.game).toMatchObject({ phase: 'playing', isGivenUp: true, sequence: 6 });
    expect(await bert.ask('play', { id: 'x', basedOn: 6, action: 'draw' })).toBe('game-finished');
    expect(await bert.ask('rematch')).toMatchObject({ code: expect.any(String) });
  });

  test('a game has the rematch that it had', async () => {
    const players = await startedTable(server.url);
    await playOn(players);
    const rematch = await players[0]?.ask('rematch');
    const bert = await enter('Bert', await letGo(players));
    expect(bert.snapshot.rematch).toBe((rematch as { code: string }).code);
    expect(await bert.ask('rematch')).toEqual(rematch);
  });

  test('a table is closed to whom the host removed', async () => {
    const players = await seatedTable(server.url, THREE);
    await players[0]?.ask('remove', { seat: 1 });
    expect(await players[1]?.closed).toBe(CLOSE_CODES.removed);
    const code = await letGo(players);
    await enter('Anna', code);
    await expect(enter('Bert', code)).rejects.toMatchObject({ code: CLOSE_CODES.removed });
  });

  test('a table is open to whom the host let in again', async () => {
    const [anna, bert, cleo] = await seatedTable(server.url, THREE);
    if (!anna || !bert || !cleo) throw new Error('not three');
    await anna.ask('remove', { seat: 1 });
    expect(await bert.closed).toBe(CLOSE_CODES.removed);
    expect(await anna.ask('readmit')).toBeUndefined();
    const code = await letGo([anna, cleo]);
    expect((await enter('Bert', code)).snapshot).toMatchObject({ me: 1, removed: 0 });
  });
});

test('a game that was given up has a record, which says so', async () => {
  const code = codeOf(await givenUpTable());
  const answer = await fetch(`${server.url}/api/records/${code}`);
  const past = recordAnswer.parse(await answer.json());
  if (past.status !== 'finished') throw new Error('the game goes on');
  expect(past.dealId).toBeUndefined();
  const record = parseRecord(JSON.stringify(past.record));
  if (!record.ok) throw new Error(record.error);
  expect(record.value).toMatchObject({ isGivenUp: true, result: undefined });
  expect(verifyRecord(record.value)).toMatchObject({ ok: true });
});
