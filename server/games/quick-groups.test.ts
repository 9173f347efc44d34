import { describe, expect, test } from 'vitest';
import type { PlayerCount } from '../../common/rules/ids.ts';
import { countWith, groupsOf } from './quick-groups.ts';

type Wanted = PlayerCount | 'any';

const waiting = (wanted: readonly Wanted[], isSettled = true) =>
  wanted.map((players, place) => ({ place, isSettled, wish: { players, pace: 'none' as const } }));

const sizesOf = (wanted: readonly Wanted[], isSettled = true) =>
  groupsOf(waiting(wanted, isSettled)).map((group) => group.length);

const many = (count: number, players: Wanted): readonly Wanted[] =>
  Array.from({ length: count }, () => players);

describe('people who wait', () => {
  test.each<[readonly Wanted[], readonly number[]]>([
    [[], []],
    [[2], []],
    [['any'], []],
    [[2, 3], []],
    [[2, 2], [2]],
    [
      [3, 2, 3, 2, 3],
      [2, 3],
    ],
    [many(20, 2), many(10, 2).map(Number)],
    [many(20, 'any'), [4, 4, 4, 4, 4]],
    [many(5, 'any'), [3, 2]],
    [many(6, 'any'), [3, 3]],
    [[4, 'any', 'any', 'any'], [4]],
    [[6, 'any', 2], [2]],
    [[4, 4, 3, 'any', 'any'], [4]],
    [[5, 'any', 'any'], [2]],
  ])('%j make tables of %j', (wanted, sizes) => {
    expect(sizesOf(wanted)).toEqual(sizes);
  });

  test('to whom the number does not matter wait a moment for others', () => {
    expect(sizesOf(['any', 'any'], false)).toEqual([]);
    expect(sizesOf([2, 'any'], false)).toEqual([2]);
  });

  test('come in the order of their coming', () => {
    const [group] = groupsOf(waiting([3, 'any', 3, 3, 3]));
    expect(group?.map(({ place }) => place)).toEqual([0, 2, 3]);
  });

  test('at another pace never meet', () => {
    const [slow, fast] = waiting([2, 2]);
    if (slow === undefined || fast === undefined) throw new Error('nobody waits');
    const hurried = { ...fast, wish: { ...fast.wish, pace: 'fast' as const } };
    expect(groupsOf([slow, hurried])).toEqual([]);
    expect(countWith(slow, [slow, hurried])).toBe(1);
  });

  test('are counted where they would play together', () => {
    const all = waiting([2, 2, 3, 'any']);
    expect(all.map((person) => countWith(person, all))).toEqual([3, 3, 2, 4]);
  });
});
