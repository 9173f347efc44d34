import { matchMaker } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { hasExpansion } from '../../common/rules/expansions/sets.ts';
import { type GameState, viewOf } from '../../common/rules/game.ts';
import { TILE_CODES } from '../../common/rules/tiles.ts';
import type { RunningApp } from '../app.ts';
import { kindChooser, testSeed } from '../testing/fixtures.ts';
import { codeOf, playOne, startedTable, turnAt } from '../testing/games.ts';
import { holdingSecrets, SecretReader } from '../testing/secrets.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';
import { TableRoom } from './table-room.ts';

/**
 * How this is sound: a client may learn of a kind of tile when one of that kind is laid, or is in its
 * own hand; of a share when it lies open or is its own; of all holdings at the end. Until then their
 * texts must not be in any byte that the client receives. Every kind of tile is in somebody's hand
 * before it is first laid, so that each of the 24 is a secret for a while from everybody else; and the
 * texts do come to the owner, so that they would be found.
 */
let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The whole game at the table with this code, as the server has it. */
function stateAt(code: string): GameState {
  const room: unknown = matchMaker.getLocalRoomById(code);
  if (!(room instanceof TableRoom) || room.table.game === undefined) throw new Error('no game');
  return room.table.game.state;
}

const base = { players: 2, rotation: false, handSize: 1, isPublic: true } as const;
const turned = { players: 3, rotation: true, handSize: 3, isPublic: true } as const;

const TABLES: readonly TableOptions[] = [
  { ...base, expansions: [] },
  { ...turned, expansions: [] },
  { ...turned, expansions: ['companies'] },
  { ...base, expansions: ['central-wagons'] },
  { ...turned, expansions: ['central-tracks'] },
  { ...base, expansions: ['station-numbers'] },
  { ...base, expansions: ['companies', 'central-wagons'] },
  { ...base, expansions: ['companies', 'central-tracks'] },
  { ...turned, expansions: ['central-wagons', 'station-numbers'], numbersPerColour: 2 },
  { ...base, expansions: ['central-tracks', 'station-numbers'] },
];

describe('what is hidden', () => {
  test.each(TABLES)('never reaches others: $players seats, $expansions', async (table) => {
    const players = await startedTable(server.url, table);
    const enter = (name: string) =>
      TestPlayer.enter(server.url, name, codeOf(players), 'spectator');
    const readers = players.map((player) => new SecretReader(player));
    const watchers = [new SecretReader(await enter('Willa'))];
    const choose = kindChooser();
    for (;;) {
      const state = stateAt(codeOf(players));
      for (const { me, game } of [...readers, ...watchers].map((reader) => reader.read()))
        expect(game.holdings).toEqual(viewOf(state, me).holdings);
      const { onTurn } = turnAt(players);
      if (onTurn === undefined) break;
      if (onTurn.game.sequence === 7) watchers.push(new SecretReader(await enter('Late Lena')));
      const watching = watchers.map(({ player }) => player);
      await playOne(players, choose, watching);
    }
    expect(watchers).toHaveLength(2);
    for (const { player, leaks, found } of [...readers, ...watchers]) {
      expect([player.name, leaks]).toEqual([player.name, []]);
      expect([...found]).toEqual(expect.arrayContaining([...TILE_CODES]));
      expect([...found]).toEqual(expect.arrayContaining([...holdingSecrets(player.game)]));
    }
    const leastOwn = hasExpansion(table.expansions, 'central-tracks') ? 3 : 4;
    for (const { own } of readers) expect(own.size).toBeGreaterThanOrEqual(leastOwn);
  });

  test.each(['companies', 'station-numbers'] as const)(
    'would be found: what %s deal comes to its owner',
    async (expansion) => {
      const players = await startedTable(server.url, { ...base, expansions: [expansion] });
      for (const player of players) {
        const reader = new SecretReader(player);
        const dealt = holdingSecrets(player.game);
        expect(dealt.length).toBeGreaterThanOrEqual(3);
        reader.read();
        expect([...reader.own]).toEqual(expect.arrayContaining([...dealt]));
      }
    },
  );

  test('are also the seed and the order of piles', async () => {
    const expansions = ['companies'] as const;
    const players = await startedTable(server.url, { ...base, expansions });
    await playOne(players);
    const deal = dealFrom(testSeed(), { ...base, expansions });
    const shares = Object.values(deal.shares ?? {}).map((pile) => pile.slice(base.players + 1));
    const orders = [...shares, deal.tiles.slice(base.players)].flatMap((pile) =>
      ['', ' ', ','].map((between) => pile.slice(0, 5).join(between)),
    );
    expect(orders).toHaveLength(15);
    for (const { frames } of players) {
      expect(frames.length).toBeGreaterThan(2);
      const text = Buffer.concat(frames).toString('latin1');
      for (const secret of [testSeed(), ...orders]) expect(text.includes(secret)).toBe(false);
    }
  });
});
