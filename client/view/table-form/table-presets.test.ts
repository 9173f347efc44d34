import { expect, test } from 'vitest';
import { tableOptions } from '../../../common/protocol/options.ts';
import { FIRST_TABLE, PRESETS, presetOf, withClock, withPreset } from './table-presets.ts';

const FOR_FIVE = {
  ...FIRST_TABLE,
  players: 5,
  isPublic: true,
  mayWatch: false,
  botPace: 'instant',
} as const;

test.each(PRESETS)('the preset %s is a game that can be played, and is recognised', (preset) => {
  const options = withPreset(FOR_FIVE, preset);
  expect(tableOptions.safeParse(options).success).toBe(true);
  expect(presetOf(options)).toBe(preset);
});

test.each(PRESETS)('the preset %s leaves the players and who may come as they are', (preset) => {
  const { players, isPublic, mayWatch, botPace } = FOR_FIVE;
  expect(withPreset(FOR_FIVE, preset)).toMatchObject({ players, isPublic, mayWatch, botPace });
});

test('a preset takes away the clock, the expansions and the numbers of the one before', () => {
  const numbers = { ...FIRST_TABLE, expansions: ['station-numbers'], numbersPerColour: 2 } as const;
  expect(withPreset(withClock(numbers, 'fast'), 'first')).toEqual(FIRST_TABLE);
});

test('who chooses nothing gets a first game', () => {
  expect(presetOf(FIRST_TABLE)).toBe('first');
});

test.each([
  ['turning tiles', { rotation: true }],
  ['a hand of two', { handSize: 2 }],
  ['a clock of days', { clock: 'day' }],
  ['another expansion', { expansions: ['central-tracks'] }],
] as const)('with %s it is a mix of one’s own', (_, change) => {
  expect(presetOf({ ...FIRST_TABLE, ...change })).toBeUndefined();
});
