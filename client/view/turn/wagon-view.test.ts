import { describe, expect, test } from 'vitest';
import type { GameState } from '../../../common/rules/game.ts';
import { after, gameOf, onBoard, sharePiles } from '../../../common/testing/builders.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { turnView } from './turn-view.ts';
import { INITIAL_UI, type WagonSelection } from './ui-state.ts';
import { missingFor, wagonOwnerOf, wagonPlan, wagonView } from './wagon-view.ts';

const ALONE = gameOf('aaaa bbbb', { expansions: ['central-wagons'] });
const SHARED = gameOf(
  'aaaa bbbb',
  { expansions: ['companies', 'central-wagons'] },
  sharePiles({ 40: 'AC', 30: 'AD', 20: 'BA', 10: 'BD' }),
);

const NOTHING_CHOSEN: WagonSelection = {
  type: 'central-wagon',
  space: undefined,
  share: undefined,
};

const viewOf = (state: GameState, selection?: WagonSelection) => {
  const snapshot = snapshotOf(state, [], 0);
  return wagonView(snapshot, turnView(snapshot, { ...INITIAL_UI, selection }));
};

const planOf = (state: GameState, chosen: Partial<WagonSelection>) =>
  wagonPlan(snapshotOf(state, [], 0), { ...NOTHING_CHOSEN, ...chosen });

const actionOf = (state: GameState, chosen: Partial<WagonSelection>) =>
  turnView(snapshotOf(state, [], 0), {
    ...INITIAL_UI,
    selection: { ...NOTHING_CHOSEN, ...chosen },
  })?.action;

test.each<[string, GameState, boolean, boolean]>([
  ['at the start', ALONE, true, false],
  ['after drawing', after(ALONE, 'draw'), false, false],
  ['once it stands', after(ALONE, 'wagon@D3', 'wagon@E3'), false, true],
  ['with shares', SHARED, true, false],
  ['with one share open', after(SHARED, 'wagon@D3 40', 'wagon@E3 40'), true, false],
])('%s a wagon can be placed: %s', (_, state, canPlace, isUsedUp) => {
  expect(viewOf(state)).toMatchObject({ canPlace, isUsedUp, isPlacing: false });
});

test('it is nothing for who watches, nor where it is not in play', () => {
  expect(wagonView(snapshotOf(ALONE, [], undefined), undefined)).toBeUndefined();
  expect(wagonView(snapshotOf(gameOf('aaaa'), [], 0), undefined)).toBeUndefined();
});

describe('the shares', () => {
  test('are those that could be laid open, with the reason where one could not', () => {
    const shares = viewOf(after(SHARED, 'wagon@D3 40', 'wagon@E3 40'), NOTHING_CHOSEN)?.shares;
    expect(shares).toMatchObject([
      { percent: 40, company: 'A', violation: 'share-laid-open' },
      { percent: 30, company: 'A', violation: 'wagon-placed' },
      { percent: 20, company: 'B', violation: undefined },
      { percent: 10, company: 'B', violation: undefined },
    ]);
  });

  test('are not asked for without companies', () => {
    expect(viewOf(ALONE, NOTHING_CHOSEN)?.shares).toEqual([]);
  });
});

describe('the plan', () => {
  test('needs a space', () => {
    expect(planOf(ALONE, {})).toBeUndefined();
  });

  test.each<[string, GameState, Partial<WagonSelection>, object]>([
    ['of an empty line', ALONE, { space: 'D3' }, { line: { length: 0 }, points: 0 }],
    [
      'of a complete line scores at once',
      onBoard(ALONE, 'aaaa23 aaaa13 aaaa03'),
      { space: 'D3' },
      { line: { length: 3, end: { type: 'station' } }, points: 3, violation: undefined },
    ],
    [
      'of a line of one tile is forbidden',
      onBoard(ALONE, 'ccda23'),
      { space: 'D3' },
      { line: { length: 1 }, violation: 'one-tile-line' },
    ],
    [
      'of a taken space is forbidden, whatever the share',
      after(SHARED, 'wagon@D3 40', 'wagon@E3 40'),
      { space: 'E3' },
      { violation: 'space-taken' },
    ],
    ['waits for the share', SHARED, { space: 'E3' }, { violation: undefined }],
  ])('%s', (_, state, chosen, plan) => {
    expect(planOf(state, chosen)).toMatchObject(plan);
  });
});

test.each<[string, GameState, Partial<WagonSelection>, 'space' | 'share' | undefined]>([
  ['space first', SHARED, {}, 'space'],
  ['then the share', SHARED, { space: 'D3' }, 'share'],
  ['space though the share is chosen', SHARED, { share: 40 }, 'space'],
  ['nothing then', SHARED, { space: 'D3', share: 40 }, undefined],
  ['no share without companies', ALONE, { space: 'D3' }, undefined],
])('what is missing: the %s', (_, state, chosen, missing) => {
  expect(missingFor(snapshotOf(state, [], 0), { ...NOTHING_CHOSEN, ...chosen })).toBe(missing);
  if (missing !== undefined) expect(actionOf(state, chosen)).toBeUndefined();
});

test('what is confirmed is the wagon on the space, with companies by the share', () => {
  expect(actionOf(ALONE, { space: 'D3' })).toEqual({ type: 'central-wagon', space: 'D3' });
  expect(actionOf(SHARED, { space: 'D3', share: 20 })).toEqual({
    type: 'central-wagon',
    space: 'D3',
    share: 20,
  });
});

test.each<[GameState, Partial<WagonSelection>, unknown]>([
  [ALONE, {}, 0],
  [SHARED, {}, undefined],
  [SHARED, { share: 20 }, 'B'],
])('whose wagon it is', (state, chosen, owner) => {
  expect(wagonOwnerOf(snapshotOf(state, [], 0), { ...NOTHING_CHOSEN, ...chosen })).toBe(owner);
});
