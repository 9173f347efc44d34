import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableOptions } from '../../common/protocol/options.ts';
import { scoresOf } from '../../common/rules/ending.ts';
import { linesOf } from '../../common/rules/lines.ts';
import type { RunningApp } from '../app.ts';
import { playOn, startedTable } from '../testing/games.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const isPublic = true;

describe('whole games of real clients', () => {
  test.each<TableOptions>([
    { players: 2, rotation: false, handSize: 1, expansions: [], isPublic },
    { players: 2, rotation: true, handSize: 3, expansions: [], isPublic },
    { players: 3, rotation: false, handSize: 2, expansions: [], isPublic },
    { players: 6, rotation: false, handSize: 3, expansions: [], isPublic },
    { players: 6, rotation: true, handSize: 1, expansions: [], isPublic },
  ])('$players seats, rotation $rotation, hand of $handSize', async (table) => {
    const players = await startedTable(server.url, table);
    await playOn(players);
    const [first, ...others] = players.map(({ game }) => game);
    expect(first?.phase).toBe('finished');
    expect(first?.game.board.filter((tile) => tile !== undefined)).toHaveLength(60);
    expect(first?.game.scores).toEqual(scoresOf(table.players, linesOf(first?.game.board ?? [])));
    for (const other of others)
      expect([other.game.board, other.game.scores, other.moves]).toEqual([
        first?.game.board,
        first?.game.scores,
        first?.moves,
      ]);
    for (const player of players) expect(await player.room.leave()).toBe(4000);
  });
});
