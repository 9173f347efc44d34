import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en.ts';

const CLIENT = join(import.meta.dirname, '..');
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** The texts of all files that say something. */
const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|^(i18n|e2e|gallery)\//.test(file))
  .map((file) => readFileSync(join(CLIENT, file), 'utf8'));

/**
 * The keys as they are written: `'home.join'`, or with a part that is known only when the page runs, as
 * in `` `failure.${failure}Hint` ``. A key always names its section.
 */
const written = sources
  .flatMap((text) => [...text.matchAll(/(['`])(\w+\.(?:\$\{[^}]*\}|[\w-])*)\1/g)])
  .map(([, , key = '']) => key);

const patternOf = (key: string): RegExp =>
  new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`);

test('every text of the catalogues is said somewhere', () => {
  const patterns = [...new Set(written)].map(patternOf);
  const keys = Object.entries(en).flatMap(([section, texts]) =>
    Object.keys(texts).map((key) => `${section}.${key.replace(PLURAL, '')}`),
  );
  const unused = keys.filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});
