import { expect, test } from 'vitest';
import { minutesText, unitsText } from './durations.ts';

test.each([
  [0, 0, '0:00'],
  [1, 5, '1:05'],
  [60, 0, '60:00'],
])('%d minutes and %d seconds are %s', (minutes, seconds, text) => {
  expect(minutesText('en', { minutes, seconds })).toBe(text);
});

test.each([
  ['en', '2d 3h'],
  ['ja', '2 日 3 時間'],
  ['zh-CN', '2天3小时'],
])('days and hours in %s', (language, text) => {
  expect(unitsText(language, [2, 'day'], [3, 'hour'])).toBe(text);
});
