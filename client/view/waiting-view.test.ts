import { expect, test } from 'vitest';
import { BASE_OPTIONS } from '../../common/testing/builders.ts';
import { waitingTable } from '../../common/testing/snapshots.ts';
import { startObstacle } from './waiting-view.ts';

test.each([
  ['a free seat', [true, undefined], { type: 'free-seats', count: 1 }],
  ['a free seat first of all', [false, undefined], { type: 'free-seats', count: 1 }],
  ['somebody who is not ready', [true, false], { type: 'not-ready', count: 1 }],
  ['both of them', [false, false], { type: 'not-ready', count: 2 }],
  ['nothing', [true, true], undefined],
])('what keeps the game from starting: %s', (_, readiness, obstacle) => {
  expect(startObstacle(waitingTable(BASE_OPTIONS, readiness, 0))).toEqual(obstacle);
});
