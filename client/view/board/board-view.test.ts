import { describe, expect, test } from 'vitest';
import { after, gameOf, square, station } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { INITIAL_UI, type UiState } from '../turn/ui-state.ts';
import { boardView } from './board-view.ts';
import { cellOf } from './cells.ts';

const START = gameOf('aaaa bbbb cccc dddd');
const ACTIONS = ['aaaa@A2', 'bbbb@A3'];
const MOVES = movesOf(2, ...ACTIONS);
/** Two tiles on the left edge; seat 0 is on turn and holds cccc. */
const GAME = snapshotOf(after(START, ...ACTIONS), MOVES, 0);

const selecting = (label: string): UiState => ({
  ...INITIAL_UI,
  selection: { type: 'square', square: square(label) },
});

const lineOf = (ui: UiState, number: number) =>
  boardView(GAME, ui).lines.find(({ name }) => name === number);

test('shows every tile as it lies, and each station once', () => {
  const view = boardView(GAME, INITIAL_UI);
  expect(view.tiles).toEqual([
    { row: 1, column: 0, code: 'aaaa', exits: [2, 3, 0, 1] },
    { row: 2, column: 0, code: 'bbbb', exits: [1, 2, 3, 0] },
  ]);
  expect(view.stations.map(({ number }) => number)).toEqual(
    Array.from({ length: 32 }, (_, index) => index + 1),
  );
  expect(view.stations[9]).toMatchObject({ row: 1, column: 0, side: 3, mark: { index: 1 } });
});

test('paints a line as far as it is built', () => {
  expect(lineOf(INITIAL_UI, 10)).toMatchObject({
    mark: { index: 1 },
    legs: [{ row: 1, column: 0, entry: 3, exit: 1 }],
    isComplete: false,
    emphasis: 'normal',
  });
  expect(lineOf(INITIAL_UI, 1)).toBeUndefined();
});

describe('the ghost', () => {
  test('is the chosen tile over a legal square', () => {
    expect(boardView(GAME, selecting('B2')).ghost).toMatchObject({
      ...cellOf(square('B2')),
      code: 'cccc',
    });
  });

  test.each(['A2', 'D4', 'C6'])('is missing where the tile may not lie: %s', (label) => {
    expect(boardView(GAME, selecting(label)).ghost).toBeUndefined();
  });

  test('stays while the command is on its way', () => {
    const pending = {
      id: 'a',
      action: { type: 'place', tile: 'dddd', square: square('H8'), rotation: 0 },
    } as const;
    expect(boardView(GAME, { ...INITIAL_UI, pending }).ghost).toMatchObject({ code: 'dddd' });
  });
});

test('a line that the ghost changes is seen to run on through it', () => {
  expect(lineOf(selecting('B2'), 10)).toMatchObject({
    legs: [
      { row: 1, column: 0, entry: 3, exit: 1 },
      { row: 1, column: 1, entry: 3, exit: 2 },
    ],
    emphasis: 'strong',
  });
});

describe('targets', () => {
  test('are the squares where the tile may lie', () => {
    const { targets } = boardView(GAME, INITIAL_UI);
    expect(targets).toContainEqual(cellOf(square('B2')));
    expect(targets).not.toContainEqual(cellOf(square('C6')));
  });

  test.each([
    ['for the other player', snapshotOf(after(START, ...ACTIONS), MOVES, 1), INITIAL_UI],
    ['for a spectator', snapshotOf(after(START, ...ACTIONS), MOVES, undefined), INITIAL_UI],
    ['while drawing is chosen', GAME, { ...INITIAL_UI, selection: { type: 'draw' } } as UiState],
  ])('are missing %s', (_, snapshot, ui) => {
    expect(boardView(snapshot, ui).targets).toEqual([]);
  });
});

describe('emphasis', () => {
  test('a lit line is strong and the others are faint', () => {
    const ui = { ...INITIAL_UI, litLine: station(10) };
    expect(lineOf(ui, 10)?.emphasis).toBe('strong');
    expect(lineOf(ui, 11)?.emphasis).toBe('faint');
  });

  test('lines that the selected placement changes are strong', () => {
    expect(lineOf(selecting('B2'), 10)?.emphasis).toBe('strong');
    expect(lineOf(selecting('B2'), 11)?.emphasis).toBe('faint');
  });
});

test("what was laid since one's last turn stands out, the last tile most", () => {
  expect(boardView(GAME, INITIAL_UI).recent).toMatchObject([
    { row: 1, mark: { index: 0 }, isLast: false },
    { row: 2, mark: { index: 1 }, isLast: true },
  ]);
});
