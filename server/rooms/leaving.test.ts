import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableOptions } from '../../common/protocol/options.ts';
import { TILE_SQUARES } from '../../common/rules/board.ts';
import type { RunningApp } from '../app.ts';
import { PATIENTLY } from '../testing/fixtures.ts';
import { bothAt, codeOf, playAlone, playOn, seatedTable, startedTable } from '../testing/games.ts';
import { BASE_TABLE, TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer({
    delays: { standIn: 1, away: 60, seatKept: 60, emptyPlaying: 3000, emptyOtherwise: 3000 },
  });
});
afterAll(() => server.close());

const occupant = (player: TestPlayer, seat: number) => player.snapshot.seats[seat]?.occupant;

describe('before the start', () => {
  test('who leaves frees the seat, and the host is another', async () => {
    const [anna, bert] = await seatedTable(server.url);
    if (anna === undefined || bert === undefined) throw new Error('nobody sits there');
    await anna.room.leave();
    await bert.until(({ host }) => host === 1);
    expect(occupant(bert, 0)).toBeUndefined();
    expect((await TestPlayer.enter(server.url, 'Anna', bert.code)).snapshot.me).toBe(0);
    expect(bert.snapshot.host).toBe(1);
  });

  test('a lost connection frees the seat after a while', async () => {
    const [anna, bert] = await seatedTable(server.url);
    if (anna === undefined || bert === undefined) throw new Error('nobody sits there');
    bert.drop();
    await anna.until(() => occupant(anna, 1)?.presence === 'away');
    await anna.until(() => occupant(anna, 1) === undefined);
    expect((await TestPlayer.enter(server.url, 'Cleo', anna.code)).snapshot.me).toBe(1);
  });
});

describe('in a game', () => {
  test.each<Pick<TableOptions, 'expansions'>>([
    { expansions: [] },
    { expansions: ['companies', 'central-wagons'] },
    { expansions: ['central-tracks', 'station-numbers'] },
  ])("a leaver's seat is played on to the end: $expansions", async ({ expansions }) => {
    const players = await startedTable(server.url, { ...BASE_TABLE, expansions });
    const { onTurn, other } = bothAt(players);
    await onTurn.room.leave();
    await other.until(() => other.snapshot.seats.some(({ occupant }) => occupant?.hasStandIn));
    await playAlone(other);
    const { board } = other.game.game;
    expect(TILE_SQUARES.filter((square) => board[square] !== undefined)).toHaveLength(60);
    expect(other.game.seats.map((seat) => seat.occupant?.presence)).toContain('left');
  });

  test('the seat of who stays away is played on, and is taken back by entering', async () => {
    const players = await startedTable(server.url);
    const { onTurn, other } = bothAt(players);
    const seat = onTurn.game.me ?? 0;
    onTurn.drop();
    await other.until((table) => table.phase === 'playing' && table.sequence > 0);
    expect(occupant(other, seat)).toMatchObject({ presence: 'away', hasStandIn: true });
    const again = await TestPlayer.enter(server.url, onTurn.name, onTurn.code);
    await other.until(() => occupant(other, seat)?.presence === 'here');
    expect(occupant(other, seat)?.hasStandIn).toBe(false);
    const both = seat === 0 ? [again, other] : [other, again];
    await both[0]?.untilSequence(other.game.sequence);
    await playOn(both);
    expect(again.game.phase).toBe('finished');
  });

  test('a leaver comes back to their seat', async () => {
    const players = await startedTable(server.url, { ...BASE_TABLE, players: 3 });
    const [anna, bert] = players;
    await anna?.room.leave();
    await bert?.until(({ host, seats }) => host === 1 && seats[0]?.occupant?.presence === 'left');
    const again = await TestPlayer.enter(server.url, 'Anna', codeOf(players));
    expect([again.game.me, again.game.seats[0]?.occupant]).toMatchObject([
      0,
      { presence: 'here', hasStandIn: false },
    ]);
  });
});

describe('a table that nobody is connected to', () => {
  test.each([
    ['before the start', seatedTable],
    ['in a game', startedTable],
  ])(
    'costs nothing after a while, and is there again when it is asked for: %s',
    async (_what, prepare) => {
      const players = await prepare(server.url);
      for (const player of players) player.drop();
      const isThere = () => matchMaker.driver.has(codeOf(players));
      const before = players[0]?.snapshot;
      expect(isThere()).toBe(true);
      await expect.poll(isThere, PATIENTLY).toBe(false);
      const again = await TestPlayer.enter(server.url, 'Anna', codeOf(players));
      expect(again.snapshot.phase).toBe(before?.phase);
      expect(again.snapshot.me).toBe(0);
    },
  );
});
