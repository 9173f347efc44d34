/** What the log, the players, the numbers and the end tell where expansions are in play. */
import { describe, expect, test } from 'vitest';
import type { ExpansionDeal } from '../../../common/rules/deal.ts';
import { NUMBER_COLOURS } from '../../../common/rules/expansions/station-numbers/station-numbers.ts';
import type { GameState } from '../../../common/rules/game.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { parseMove } from '../../../common/rules/notation.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { after, gameOf, onBoard, sharePiles, station } from '../../../common/testing/builders.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { gridView } from '../board/grid-view.ts';
import { rankingColumns } from '../end/end-view.ts';
import { linesReadout } from './lines-view.ts';
import { logView } from './log-view.ts';
import { numbersView } from './numbers-view.ts';
import { seatsView } from './seats-view.ts';
import { laidTiles } from './stack-view.ts';

const SHARES = sharePiles({ 40: 'ACE', 30: 'ADE', 20: 'BAE', 10: 'BDE' });
const COMPANIES = gameOf('aaaa bbbb', { expansions: ['companies', 'central-wagons'] }, SHARES);

/** Seat 0 has 5 and 6 among its numbers, seat 1 has 7 and 8. */
const NUMBERS: ExpansionDeal = {
  numbers: NUMBER_COLOURS.map((colour, place) =>
    place === 0 ? [5, 7, 6, 8, 1, 2, 3, 4].map(station) : colour,
  ),
};
const numbers = (expansions: GameOptions['expansions'] = ['station-numbers']) =>
  gameOf('aaaa bbbb', { expansions }, NUMBERS);

const movesOf = (...texts: readonly string[]) => texts.flatMap((text) => parseMove(text) ?? []);

describe('the log', () => {
  test('tells of exchanges and wagons, with what all could see', () => {
    const moves = movesOf('0 exchange 40 open =F', '1 exchange 30 hidden', '0 wagon@D3 20 =B');
    const state = after(COMPANIES, 'exchange 40 open', 'exchange 30 hidden', 'wagon@D3 20');
    const market = { 40: 'E', 30: 'E', 20: 'E', 10: 'E' } as const;
    expect(logView(snapshotOf(state, moves, 1, { market }))).toMatchObject([
      { type: 'exchanged', seat: 0, percent: 40, open: { taken: 'E', turnedUp: 'F' } },
      { type: 'exchanged', seat: 1, percent: 30, open: undefined },
      { type: 'wagon', seat: 0, space: 'D3', share: { company: 'B', percent: 20 } },
    ]);
  });

  test('tells of wagons without shares', () => {
    const game = gameOf('aaaa bbbb', { expansions: ['central-wagons'] });
    const moves = movesOf('0 wagon@D3');
    expect(logView(snapshotOf(after(game, 'wagon@D3'), moves, 1))).toMatchObject([
      { type: 'wagon', seat: 0, space: 'D3', share: undefined },
    ]);
  });
});

describe('the players', () => {
  const seatOf = (state: GameState, me: Seat | undefined, seat: number) =>
    seatsView(snapshotOf(state, [], me))[seat];

  test('own no lines and no points where companies do, and hide their shares', () => {
    expect(seatOf(COMPANIES, 0, 1)).toMatchObject({
      openLines: undefined,
      scoresAtEnd: true,
      openShares: [],
      hiddenShares: 4,
      hiddenNumbers: 0,
    });
    expect(seatOf(COMPANIES, 0, 0)).toMatchObject({ hiddenShares: 0 });
  });

  test('show the shares that they laid open', () => {
    const state = after(COMPANIES, 'wagon@D3 30');
    expect(seatOf(state, 1, 0)).toMatchObject({
      openShares: [{ company: 'A', percent: 30 }],
      hiddenShares: 3,
    });
  });

  test('hide their numbers', () => {
    expect(seatOf(numbers(), 0, 1)).toMatchObject({ hiddenNumbers: 8, hiddenShares: 0 });
    expect(seatOf(numbers(), 0, 0)).toMatchObject({ hiddenNumbers: 0 });
  });

  test('own the line of their central wagon', () => {
    const game = gameOf('aaaa bbbb', { expansions: ['central-wagons'] });
    expect(seatOf(game, 0, 0)?.openLines).toBe(16);
    expect(seatOf(after(game, 'wagon@D3'), 0, 0)?.openLines).toBe(17);
  });
});

test('the lines of central spaces are told once a wagon stands there', () => {
  const game = gameOf('aaaa bbbb', { expansions: ['central-wagons'] });
  const names = (state: GameState) =>
    linesReadout(snapshotOf(state, [], 0)).map(({ name }) => name);
  expect(names(game).length).toBe(32);
  expect(names(after(game, 'wagon@D3')).slice(32)).toEqual(['D3']);
});

describe("one's own numbers", () => {
  test('come in order, each with the line into its station', () => {
    const state = onBoard(numbers(), 'aaaa03 aaaa13 aaaa23');
    const view = numbersView(snapshotOf(state, [], 0)) ?? [];
    expect(view.map(({ station: number }) => number)).toEqual(
      view.map(({ station: number }) => number).toSorted((one, other) => one - other),
    );
    expect(view[0]).toEqual({ station: 5, line: 'D3', length: 3, isDoubled: true, points: 6 });
    expect(view[1]).toMatchObject({ station: 6, line: undefined, points: 0 });
  });

  test('are none where they are not played with, and for who watches', () => {
    expect(numbersView(snapshotOf(gameOf('aaaa'), [], 0))).toBeUndefined();
    expect(numbersView(snapshotOf(numbers(), [], undefined))).toBeUndefined();
  });
});

test('central tracks are not laid tiles, and squares say what they are', () => {
  const game = gameOf('aaaa bbbb', { expansions: ['central-tracks'] });
  expect(laidTiles(game.board)).toEqual([]);
  const snapshot = snapshotOf(game, [], 0);
  const centre = gridView(snapshot, undefined).filter(({ content }) => content.type !== 'empty');
  expect(centre.map(({ label, content }) => [label, content.type])).toEqual([
    ['D4', 'central-track'],
    ['E4', 'central-track'],
    ['D5', 'central-track'],
    ['E5', 'central-track'],
  ]);
});

test.each<[GameOptions['expansions'], readonly string[]]>([
  [[], ['edge', 'centre', 'longest']],
  [['companies'], ['shares', 'bonuses']],
  [
    ['companies', 'central-wagons'],
    ['shares', 'bonuses'],
  ],
  [['station-numbers'], ['edge', 'centre', 'numbers']],
  [
    ['central-tracks', 'station-numbers'],
    ['edge', 'numbers'],
  ],
  [['central-tracks'], ['edge', 'longest']],
])('with %j the ranking has the columns %j', (expansions, columns) => {
  expect(rankingColumns({ players: 2, rotation: false, handSize: 1, expansions })).toEqual(columns);
});
