import { expect, test } from 'vitest';
import { seedOf } from '../../common/testing/arbitraries.ts';
import { BASE_OPTIONS } from '../../common/testing/builders.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import { snapshotAt } from '../../common/testing/snapshots.ts';
import { gridView } from './board/grid-view.ts';
import { withSameParts } from './same-parts.ts';
import { logView } from './table/log-view.ts';

test('what says the same is the same object, all of it or in parts', () => {
  const last = { names: ['Ann', 'Ben'], marks: [{ color: 'red' }, { color: 'blue' }], at: 3 };
  expect(withSameParts(last, structuredClone(last))).toBe(last);
  const fresh = withSameParts(last, { ...structuredClone(last), marks: [{ color: 'red' }] });
  expect(fresh).toEqual({ names: ['Ann', 'Ben'], marks: [{ color: 'red' }], at: 3 });
  expect(fresh.names).toBe(last.names);
  expect(fresh.marks[0]).toBe(last.marks[0]);
});

test.each([
  [{ a: 1 }, { a: undefined }],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [[1, 2], [1]],
  [[1], { 0: 1 }],
  [undefined, { a: 1 }],
  [new Set([1]), new Set([1])],
])('what says something else is the fresh value: %j, %j', (last, fresh) => {
  expect(withSameParts<unknown>(last, fresh)).toEqual(fresh);
  expect(withSameParts<unknown>(last, fresh)).not.toBe(last);
});

test('after a move its square and its entries of the log are new, and nothing else of those lists', () => {
  const { replay } = playRandomGame(BASE_OPTIONS, seedOf('5'.repeat(32)));
  // A spectator has no squares to lay a tile on, which come and go.
  const views = replay.steps.map((_, actions) => {
    const snapshot = snapshotAt(replay, actions, undefined);
    return { squares: gridView(snapshot, undefined), log: logView(snapshot) };
  });
  for (const [index, view] of views.slice(1).entries()) {
    const last = views[index] ?? view;
    const { squares, log } = withSameParts(last, view);
    expect(squares.filter((square, at) => square !== last.squares[at]).length).toBeLessThan(2);
    expect(log.slice(0, last.log.length).every((entry, at) => entry === last.log[at])).toBe(true);
  }
});
