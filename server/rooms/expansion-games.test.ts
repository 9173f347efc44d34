import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import { gameOptionsOf } from '../../common/protocol/option-parts.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import { finalState, replayRecord } from '../../common/record/replay.ts';
import type { Action } from '../../common/rules/actions.ts';
import { endFactsOf } from '../../common/rules/ending.ts';
import { formatMove } from '../../common/rules/notation.ts';
import { publicDealOf } from '../../common/rules/setup.ts';
import { scoreSlowly } from '../../common/testing/slow-scorer.ts';
import { slowTableOf } from '../../common/testing/slow-table.ts';
import type { RunningApp } from '../app.ts';
import { kindChooser, lateChooser, testSeed } from '../testing/fixtures.ts';
import { codeOf, GUESTS, playOne, startedTable, turnAt } from '../testing/games.ts';
import { TestPlayer } from '../testing/test-player.ts';
import { startTestServer } from '../testing/test-server.ts';

let server: RunningApp;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Kind = Action['type'];

interface Game {
  readonly table: Omit<TableOptions, 'isPublic'>;
  readonly chooser: typeof kindChooser;
  /** Actions that must occur, so that the game is worth its name. */
  readonly kinds: readonly Kind[];
}

const GAMES: readonly Game[] = [
  {
    table: { players: 2, rotation: false, handSize: 1, expansions: ['companies'] },
    chooser: kindChooser,
    kinds: ['exchange'],
  },
  {
    table: { players: 3, rotation: true, handSize: 1, expansions: ['central-wagons'] },
    chooser: lateChooser,
    kinds: ['central-wagon', 'pass'],
  },
  {
    table: { players: 4, rotation: false, handSize: 2, expansions: ['central-tracks'] },
    chooser: kindChooser,
    kinds: ['draw'],
  },
  {
    table: {
      players: 2,
      rotation: true,
      handSize: 3,
      expansions: ['station-numbers'],
      numbersPerColour: 4,
    },
    chooser: kindChooser,
    kinds: ['draw'],
  },
  {
    table: {
      players: 6,
      rotation: false,
      handSize: 1,
      expansions: ['companies', 'central-wagons'],
    },
    chooser: kindChooser,
    kinds: ['exchange', 'central-wagon'],
  },
  {
    table: { players: 3, rotation: true, handSize: 2, expansions: ['companies', 'central-tracks'] },
    chooser: kindChooser,
    kinds: ['exchange', 'draw'],
  },
  {
    table: {
      players: 5,
      rotation: false,
      handSize: 3,
      expansions: ['central-wagons', 'station-numbers'],
    },
    chooser: lateChooser,
    kinds: ['central-wagon', 'pass'],
  },
  {
    table: {
      players: 2,
      rotation: true,
      handSize: 1,
      expansions: ['central-tracks', 'station-numbers'],
    },
    chooser: kindChooser,
    kinds: ['draw'],
  },
];

/** The game of these options and moves, told by the rules alone. */
function toldAgain(options: ReturnType<typeof gameOptionsOf>, actions: readonly string[]) {
  const seats = GUESTS.slice(0, options.players).map((name) => ({ name }));
  const source = { type: 'seed', seed: testSeed() } as const;
  const replayed = replayRecord({ options, source, seats, actions, result: undefined });
  if (!replayed.ok) throw new Error(replayed.error.reason);
  return finalState(replayed.value);
}

describe('whole games of real clients with expansions', () => {
  test.each(GAMES)('$table.expansions, $table.players seats', async (game) => {
    const options = gameOptionsOf({ ...game.table, isPublic: true });
    const players = await startedTable(server.url, { ...game.table, isPublic: true });
    const watcher = await TestPlayer.enter(server.url, 'Willa', codeOf(players), 'spectator');
    const choose = game.chooser();
    while (turnAt(players).onTurn !== undefined) await playOne(players, choose, [watcher]);

    const late = await TestPlayer.enter(server.url, 'Late Lena', codeOf(players), 'spectator');
    const { moves } = watcher.game;
    expect(moves.map(({ action }) => action.type)).toEqual(expect.arrayContaining([...game.kinds]));
    const { scores, expansions, holdings, phase, board } = toldAgain(
      options,
      moves.map(formatMove),
    );
    for (const { game: seen } of [...players, watcher, late]) {
      expect(seen).toMatchObject({
        options,
        shown: publicDealOf(dealFrom(testSeed(), options), options),
      });
      expect(seen.moves).toEqual(moves);
      expect(seen.game).toMatchObject({ options, phase, board });
      expect([seen.game.scores, seen.game.expansions, seen.game.holdings]).toEqual([
        scores,
        expansions,
        holdings,
      ]);
      const facts = endFactsOf(seen.game);
      if (facts === undefined) throw new Error('something is hidden after the end');
      expect(scoreSlowly(slowTableOf({ ...seen.game, ...facts }))).toEqual(scores);
    }
  });
});
