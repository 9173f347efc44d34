import { expect, test } from 'vitest';
import { playerName } from './options.ts';

test.each([
  ['spaces', '  Ann \t B. ', 'Ann B.'],
  ['another form of letters', 'Ａｎｎ', 'Ann'],
  ['directions and marks that nobody sees', '\u202eAn\u200b\u2066n\ufeff\u00ad', 'Ann'],
  ['a joiner in Persian', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['a joiner in Hindi', 'क्\u200dष', 'क्\u200dष'],
  ['an emoji of several', '👩🏽\u200d🚀❤️\u200d🔥', '👩🏽\u200d🚀❤️\u200d🔥'],
  ['joiners at the ends', '\u200dAnn\u200c', 'Ann'],
  ['joiners beside spaces and digits', 'A\u200d 1\u200c2', 'A 12'],
  ['joiners in a row', 'A\u200d\u200cB', 'AB'],
  ['a joiner beside what is taken out', 'می\u202e\u200cخ', 'می\u200cخ'],
  ['a joiner that Latin letters do without', 'A\u200dB', 'AB'],
])('a name with %s', (_, typed, shown) => {
  expect(playerName.parse(typed)).toBe(shown);
});

test.each(['', ' ', '\u200d', '\u202e\u200c'])('no name: %j', (typed) => {
  expect(playerName.safeParse(typed).success).toBe(false);
});
