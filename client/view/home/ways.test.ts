import { expect, test } from 'vitest';
import { waysFor } from './ways.ts';

test.each([
  [undefined, ['quick', 'friends', 'practice']],
  ['quick', ['quick', 'friends', 'practice']],
  ['friends', ['friends', 'quick', 'practice']],
  ['practice', ['practice', 'quick', 'friends']],
] as const)('whose usual way is %s sees %j', (usual, ways) => {
  expect(waysFor(usual)).toEqual(ways);
});
