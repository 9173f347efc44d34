import { describe, expect, test } from 'vitest';
import { type Day, dayOf, daysAfter, parseDay, streakOf } from './day.ts';

const day = (text: string): Day => {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(`${text} is no day`);
  return parsed;
};

describe('a day', () => {
  test.each([
    ['2026-12-03', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['2026-12-03T00', false],
    ['today', false],
    ['', false],
  ])('%j: %s', (text, isDay) => {
    expect(parseDay(text)).toBe(isDay ? text : undefined);
  });

  test('begins and ends at midnight of UTC', () => {
    expect(dayOf(Date.parse('2026-12-03T23:59:59.999Z'))).toBe('2026-12-03');
    expect(dayOf(Date.parse('2026-12-04T00:00:00Z'))).toBe('2026-12-04');
  });

  test('is followed by the next, also over the end of a year', () => {
    expect(daysAfter(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(daysAfter(day('2027-03-01'), -1)).toBe('2027-02-28');
  });
});

describe('a streak', () => {
  const TODAY = day('2026-12-03');

  test.each([
    [[], 0],
    [['2026-12-03'], 1],
    [['2026-12-02'], 1],
    [['2026-12-01'], 0],
    [['2026-12-01', '2026-12-03', '2026-12-02', '2026-11-29'], 3],
  ])('of %j is %i', (days, streak) => {
    expect(streakOf(days.map(day), TODAY)).toBe(streak);
  });
});
