import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What people read to find their way. The changelog tells of what was, too. */
const DOCUMENTS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'PERFORMANCE.md',
  'RULES.md',
  'docs/bots.md',
  'docs/running.md',
];

/** A path from the root in backticks; the extension of a program's file may be left out. */
const PATH = /`((?:client|common|docs|loadtest|scripts|server)\/[\w./-]+)`/g;
const ENDINGS = ['', '.ts', '.tsx'];

/** A script of package.json, wherever one is called. */
const SCRIPT = /npm run (?:-s )?([\w:-]+)/g;

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

const found = (pattern: RegExp, document: string): readonly string[] =>
  [...textOf(document).matchAll(pattern)].map(([, name = '']) => name);

const isThere = (path: string) => ENDINGS.some((ending) => existsSync(join(root, path + ending)));

test.each(DOCUMENTS)('%s names files and folders that there are', (document) => {
  expect(found(PATH, document).filter((path) => !isThere(path))).toEqual([]);
});

test.each(DOCUMENTS)('%s names scripts that there are', (document) => {
  const { scripts } = JSON.parse(textOf('package.json'));
  expect(found(SCRIPT, document).filter((name) => !(name in scripts))).toEqual([]);
});

test('paths and scripts are found', () => {
  expect(found(PATH, 'ARCHITECTURE.md').length).toBeGreaterThan(20);
  expect(found(SCRIPT, 'README.md').length).toBeGreaterThan(5);
});
