import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const CLIENT = join(import.meta.dirname, '..');

const texts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.ts$|^bench/.test(file))
  .map((file) => readFileSync(join(CLIENT, file), 'utf8'));

const found = (pattern: RegExp): Set<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(pattern)].map(([, name, other = '']) => name ?? other),
    ),
  );

/** `--ink: …` of a style sheet, `'--column': …` of a component, `setProperty('--cell', …)` of the board; no option of a command, as `'--silent', '…'`. */
const given = found(/(?<![\w-])(--[a-z][\w-]*)(?=:|':)|(?<=setProperty\(')(--[a-z][\w-]*)/g);
const used = found(/var\((--[\w-]+)(?=[,)])|getPropertyValue\('(--[\w-]+)/g);
/** Those that the board's pictures are painted with: board/paint/palette.ts. */
for (const name of found(/\b(?:of|fixed)\('([a-z-]+)'\)/g)) used.add(`--board-${name}`);

/** Names that are put together, such as `--board-mark-${symbol}`: any word may stand there. */
const patterns = [...found(/var\((--[\w-]+\$\{\w+\}[\w-]*)\)/g)].map(
  (name) => new RegExp(`^${name.replace(/\$\{\w+\}/, '[a-z]+')}$`),
);
const isUsed = (name: string) => used.has(name) || patterns.some((pattern) => pattern.test(name));

test('every variable of the style sheets is used', () => {
  expect([...given].filter((name) => !isUsed(name))).toEqual([]);
});

test('every variable that is used is given a value', () => {
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});
