import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');

/** The rows of the table of promises: to whom, what, tested by. */
const promises = text
  .slice(text.indexOf('## What is promised'), text.indexOf('## What is not promised'))
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|-|^\| to whom/.test(line));

test.each(promises.map((row) => [row]))('a promise is tested by what there is: %s', (row) => {
  const [, , , tests = ''] = row.split('|');
  const named = [...tests.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) {
    expect(path).toMatch(/\.test\.ts$/);
    expect(existsSync(join(root, path))).toBe(true);
  }
});

test('there are promises', () => {
  expect(promises.length).toBeGreaterThan(10);
});
