import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');

/** Where lengths of time are put together, by `Intl`'s numbers. */
const DURATIONS = 'ui/texts/durations.ts';

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /^(ui|view)\/.*\.tsx?$/.test(file) && !file.endsWith('.test.ts') && file !== DURATIONS,
);

/** What is made by hand that `Intl` or the catalogues know for each language. */
const HAND_MADE = {
  'a list: Intl.ListFormat': /\.join\((['"`])[^'"`]*[,;:、，–][^'"`]*\1\)/g,
  'a number: Intl.NumberFormat, or {{x, number}}': /\.toFixed\(|\.toPrecision\(|\.padStart\(/g,
  'a percentage: company.percent': /\$\{[^}]*\} ?%|\} ?%</g,
  'a form of one language: Intl, with the language of the page': /\.toLocale\w*\(/g,
  'a plural: `count` and a key for each form': /[!=]== 1 \? ['"`][^'"`]*['"`]/g,
  'punctuation between texts: a key of the catalogues': /\}(?:[:,;] ?| ?\()\$\{/g,
  'parentheses around a text: a key of the catalogues': /\(\{t\(/g,
};

test.each(Object.entries(HAND_MADE))('nobody makes by hand %s', (_, pattern) => {
  const found = files.flatMap((file) =>
    (readFileSync(join(CLIENT, file), 'utf8').match(pattern) ?? []).map(
      (text) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

test('there are texts to look through', () => {
  expect(files.length).toBeGreaterThan(150);
});
