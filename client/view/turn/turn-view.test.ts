import { describe, expect, test } from 'vitest';
import { after, gameOf, square } from '../../../common/testing/builders.ts';
import { movesOf, snapshotOf } from '../../../common/testing/snapshots.ts';
import { turnView } from './turn-view.ts';
import { INITIAL_UI, type UiState } from './ui-state.ts';

const ROTATION = { rotation: true, handSize: 2 } as const;
/** Hands: acba and aacb for seat 0, dddd and aaaa for seat 1. */
const START = gameOf('acba dddd aacb aaaa', ROTATION);

const turnOf = (ui: Partial<UiState>, ...actions: readonly string[]) => {
  const moves = movesOf(2, ...actions);
  return turnView(snapshotOf(after(START, ...actions), moves, 0), { ...INITIAL_UI, ...ui });
};

const on = (label: string) => ({ type: 'square', square: square(label) }) as const;

test('offers the tiles of the hand, the first one chosen', () => {
  expect(turnOf({})).toMatchObject({ tiles: ['acba', 'aacb'], chosen: 'acba', canDraw: true });
});

test.each([
  [0, 'acba'],
  [1, 'aacb'],
  [9, 'aacb'],
])('choice %i is %s', (chosenTile, chosen) => {
  expect(turnOf({ chosenTile })?.chosen).toBe(chosen);
});

test('a drawn tile is the only one, and there is no second draw', () => {
  const turn = turnOf({}, 'draw');
  expect(turn?.tiles.length).toBe(1);
  expect(turn).toMatchObject({ canDraw: false, chosen: turn?.hand.drawn });
});

test('there is no turn while a command is on its way', () => {
  expect(turnOf({ pending: { id: 'a', action: { type: 'draw' } } })).toBeUndefined();
});

test('there is no turn in a game that was given up', () => {
  const snapshot = snapshotOf(START, [], 0);
  expect(turnView(snapshot, INITIAL_UI)).toBeDefined();
  expect(turnView({ ...snapshot, isGivenUp: true }, INITIAL_UI)).toBeUndefined();
});

describe('the consequence', () => {
  test.each<[string, Partial<UiState>, string]>([
    ['away from everything', { selection: on('C6') }, 'not-adjacent'],
    ['on the centre', { selection: on('D4') }, 'centre'],
    ['of a one-tile line', { selection: on('A1'), chosenTile: 1 }, 'one-tile-line'],
  ])('%s is the broken rule', (_, ui, violation) => {
    expect(turnOf(ui)?.consequence).toMatchObject({ type: 'illegal', violation });
  });

  test('of a legal square is every changed line', () => {
    expect(turnOf({ selection: on('A2') })?.consequence).toMatchObject({
      type: 'legal',
      changes: [{ start: { station: 10 }, lengthBefore: 0, line: { length: 1 }, completed: false }],
    });
  });

  test('the selected square counts before the one pointed at', () => {
    const turn = turnOf({ selection: on('A2'), pointedSquare: square('H8') });
    expect(turn?.consequence?.square).toBe(square('A2'));
  });

  test('is missing while drawing is chosen', () => {
    expect(turnOf({ selection: { type: 'draw' }, pointedSquare: square('A2') })?.consequence).toBe(
      undefined,
    );
  });
});

test('a tile that looks the same turned has the same targets', () => {
  const moves = movesOf(2, 'acba@A2');
  const snapshot = snapshotOf(after(START, 'acba@A2'), moves, 1);
  const targetsOf = (rotation: 0 | 1 | 2 | 3) =>
    turnView(snapshot, { ...INITIAL_UI, chosenTile: 1, rotation })?.targets;
  expect(targetsOf(1)).toEqual(targetsOf(0));
  expect(turnView(snapshot, { ...INITIAL_UI, chosenTile: 1 })?.canRotate).toBe(false);
});
