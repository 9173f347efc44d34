import { expect, test } from 'vitest';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { playRandomGame } from '../../../common/testing/random-game.ts';
import { snapshotAt } from '../../../common/testing/snapshots.ts';
import { sameDealView } from './end-view.ts';
import { comparisonView } from './same-deal-view.ts';

const { replay } = playRandomGame(BASE_OPTIONS, seedOf('7'.repeat(32)));
const earlier = [
  { name: 'Ann', score: 10 },
  { name: 'Ben', score: 500 },
];
const sameDeal = { earlier, recordId: 'KXWPRT-AbCdEfGhIjKlMnOpQrStUv' };

const after = (actions: number) => ({ ...snapshotAt(replay, actions, 0), sameDeal });
const finished = after(replay.steps.length);

test('a game of an earlier deal is compared seat by seat once it is over', () => {
  const { scores } = finished.game;
  const rows = comparisonView(finished);
  expect(rows.map(({ before }) => before)).toEqual(earlier);
  expect(rows.map(({ now }) => now.score)).toEqual(scores);
  expect(rows.map(({ gain }) => gain)).toEqual([(scores[0] ?? 0) - 10, (scores[1] ?? 0) - 500]);
});

test('there is nothing to compare before the end, nor without the earlier game', () => {
  expect(comparisonView(after(5))).toEqual([]);
  expect(comparisonView({ ...finished, sameDeal: undefined })).toEqual([]);
  expect(comparisonView({ ...finished, sameDeal: { earlier: [], recordId: undefined } })).toEqual(
    [],
  );
});

test('the same deal again is for games that were played to their end', () => {
  expect(sameDealView(after(5))).toBeUndefined();
  expect(sameDealView(finished)).toEqual({ type: 'ask' });
  expect(sameDealView({ ...finished, sameDealTable: 'BCDFGH', me: undefined })).toEqual({
    type: 'go',
    code: 'BCDFGH',
    as: 'spectator',
  });
});
