import { describe, expect, test } from 'vitest';
import type { CentralSpace } from '../../../common/rules/board.ts';
import type { Percent } from '../../../common/rules/expansions/companies/shares.ts';
import { after, gameOf, onBoard, sharePiles } from '../../../common/testing/builders.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { INITIAL_UI, type UiState } from '../turn/ui-state.ts';
import { boardView } from './board-view.ts';

const WAGONS = gameOf('aaaa bbbb cccc', { expansions: ['central-wagons'] });
/** Seat 0 holds shares of A, seat 1 of B. */
const COMPANIES = gameOf(
  'aaaa bbbb cccc',
  { expansions: ['companies', 'central-wagons'] },
  sharePiles({ 40: 'AB', 30: 'AB', 20: 'AB', 10: 'AB' }),
);

const choosing = (space?: CentralSpace, share?: Percent): UiState => ({
  ...INITIAL_UI,
  selection: { type: 'central-wagon', space, share },
});

const spacesOf = (game: typeof WAGONS, ui: UiState, me: 0 | 1 = 0) =>
  boardView(snapshotOf(game, [], me), ui).centralSpaces;

const targetsOf = (game: typeof WAGONS, ui: UiState, me: 0 | 1 = 0) =>
  spacesOf(game, ui, me).flatMap(({ line, isTarget }) => (isTarget ? [line] : []));

test('there are none without central wagons', () => {
  expect(spacesOf(gameOf('aaaa'), INITIAL_UI)).toEqual([]);
});

test('each lies beyond the side by which its line enters a square', () => {
  expect(spacesOf(WAGONS, INITIAL_UI)).toMatchObject([
    { line: 'D3', row: 2, column: 3, side: 2 },
    { line: 'E3', row: 2, column: 4, side: 2 },
    { line: 'F4', row: 3, column: 5, side: 3 },
    { line: 'F5', row: 4, column: 5, side: 3 },
    { line: 'E6', row: 5, column: 4, side: 0 },
    { line: 'D6', row: 5, column: 3, side: 0 },
    { line: 'C5', row: 4, column: 2, side: 1 },
    { line: 'C4', row: 3, column: 2, side: 1 },
  ]);
});

describe('targets', () => {
  test('are missing until a wagon is about to be placed', () => {
    expect(targetsOf(WAGONS, INITIAL_UI)).toEqual([]);
  });

  test('are the free spaces', () => {
    const game = after(WAGONS, 'wagon@D3');
    const free = ['E3', 'F4', 'F5', 'E6', 'D6', 'C5', 'C4'];
    expect(targetsOf(game, choosing(), 1)).toEqual(free);
    expect(targetsOf(game, choosing(), 0)).toEqual([]);
  });

  test('leave out a space whose finished line has one tile only', () => {
    const game = onBoard(WAGONS, 'dddd23');
    expect(targetsOf(game, choosing())).not.toContain('D3');
  });

  test.each([undefined, 40, 10] as const)('with companies, by the share of %s %%', (share) => {
    expect(targetsOf(COMPANIES, choosing(undefined, share))).toHaveLength(8);
  });

  test('are missing for a company whose wagon is placed', () => {
    const game = after(COMPANIES, 'wagon@D3 40', 'bbbb@A3');
    expect(targetsOf(game, choosing(undefined, 30))).toEqual([]);
  });
});

describe('the ghost', () => {
  const ghostsOf = (game: typeof WAGONS, ui: UiState) =>
    spacesOf(game, ui).flatMap(({ line, ghost }) => (ghost ? [[line, ghost.index]] : []));

  test('has the mark of the seat, or of the company whose share is chosen', () => {
    expect(ghostsOf(WAGONS, choosing('E6'))).toEqual([['E6', 0]]);
    expect(ghostsOf(COMPANIES, choosing('E6'))).toEqual([]);
    expect(ghostsOf(COMPANIES, choosing('E6', 20))).toEqual([['E6', 0]]);
  });

  test('stays while the command is on its way', () => {
    const action = { type: 'central-wagon', space: 'C4' } as const;
    const ui = { ...INITIAL_UI, pending: { id: 'a', action } };
    expect(ghostsOf(WAGONS, ui)).toEqual([['C4', 0]]);
  });
});

test('a wagon whose line is complete lies turned over with its points', () => {
  const game = onBoard(after(WAGONS, 'wagon@D3'), 'aaaa23 aaaa13 aaaa03');
  expect(spacesOf(game, INITIAL_UI)[0]).toMatchObject({ mark: { index: 0 }, points: 3 });
});
