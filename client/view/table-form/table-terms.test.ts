import { describe, expect, test } from 'vitest';
import type { WaitingSnapshot } from '../../../common/protocol/snapshot.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { BASE_OPTIONS } from '../../../common/testing/builders.ts';
import { waitingTable } from '../../../common/testing/snapshots.ts';
import { changesBetween, termsOf } from './table-terms.ts';

const table = (options: Partial<GameOptions> = {}, facts: Partial<WaitingSnapshot> = {}) => ({
  ...waitingTable({ ...BASE_OPTIONS, ...options }, [true, false], 1),
  ...facts,
});

const told = (before: WaitingSnapshot, after: WaitingSnapshot) =>
  changesBetween(before, after).map((change) => [
    change.after.name,
    change.before.value,
    change.after.value,
  ]);

describe('what has changed', () => {
  test.each([
    ['nothing', table(), []],
    ['the players', table({ players: 4 }), [['players', 2, 4]]],
    ['the hand', table({ handSize: 3 }), [['hand', 1, 3]]],
    ['turning', table({ rotation: true }), [['rotation', false, true]]],
    ['an expansion', table({ expansions: ['companies'] }), [['expansions', [], ['companies']]]],
    [
      'numbers that come in, without how many',
      table({ expansions: ['station-numbers'] }),
      [['expansions', [], ['station-numbers']]],
    ],
    ['the clock', table({}, { clock: 'day' }), [['clock', 'none', 'day']]],
    ['who finds it', table({}, { isPublic: false }), [['public', true, false]]],
    ['a password', table({}, { hasPassword: true }), [['password', false, true]]],
    ['who may watch', table({}, { mayWatch: false }), [['watching', true, false]]],
    ['hints', table({}, { allowsHints: true }), [['hints', false, true]]],
    ['the bots', table({}, { botPace: 'instant' }), [['bots', 'human', 'instant']]],
    [
      'two things, in the order of the form',
      table({ rotation: true }, { clock: 'fast' }),
      [
        ['rotation', false, true],
        ['clock', 'none', 'fast'],
      ],
    ],
  ])('%s', (_, after, changes) => {
    expect(told(table(), after)).toEqual(changes);
  });

  test('the number of number tiles, where they are played with before and after', () => {
    const numbers = { expansions: ['station-numbers'] } as const;
    const before = table(numbers);
    expect(told(before, table({ ...numbers, numbersPerColour: 1 }))).toEqual([['numbers', 2, 1]]);
    expect(told(before, before)).toEqual([]);
  });

  test('who sits down or is ready changes nothing that was agreed on', () => {
    const ready = waitingTable(BASE_OPTIONS, [true, true], 1);
    expect(changesBetween(table(), ready)).toEqual([]);
  });
});

test('without number tiles there are none to tell', () => {
  expect(termsOf(table())).toContainEqual({ name: 'numbers', value: 0 });
});
