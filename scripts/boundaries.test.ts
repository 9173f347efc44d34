import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compare, trespassesOf } from './boundaries/check.ts';
import { architecture, withTable } from './boundaries/print.ts';
import { EXCEPTIONS } from './boundaries/table.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('{common,server,client,loadtest}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).sort();

describe('the source', () => {
  const trespasses = files.flatMap((file) =>
    trespassesOf(file, readFileSync(join(root, file), 'utf8')),
  );
  const { forbidden, stale } = compare(trespasses, EXCEPTIONS);

  test('imports only what the table of ARCHITECTURE.md allows', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(forbidden.map(({ file, uses }) => `${file} uses ${uses}`)).toEqual([]);
  });

  test('needs every exception that is listed: the list may only shrink', () => {
    expect(stale).toEqual([]);
  });

  test('is described by ARCHITECTURE.md: print the table anew (npm run print:table) if not', () => {
    expect(withTable(architecture())).toBe(architecture());
  });
});

/** The check itself: a file, its text, and what must be found in it. */
describe('the check', () => {
  test.each([
    ['rules importing rules', 'common/rules/a.ts', "import { b } from './b.ts';", []],
    ['rules importing a package', 'common/rules/a.ts', "import { z } from 'zod';", ['zod']],
    ['JSON of the rules importing zod', 'common/rules/json.ts', "import { z } from 'zod';", []],
    [
      'rules importing their JSON',
      'common/rules/a.ts',
      "import { b } from './expansions/companies/json.ts';",
      ['common/rules/expansions/companies/json.ts'],
    ],
    ['rules importing Node', 'common/rules/a.ts', "import 'node:fs';", ['node:fs']],
    [
      'rules importing a type',
      'common/rules/a.ts',
      "import type { B } from '../deal/b.ts';",
      ['common/deal/b.ts'],
    ],
    ['a re-export', 'common/rules/a.ts', "export * from '../deal/b.ts';", ['common/deal/b.ts']],
    [
      'a named re-export',
      'common/rules/a.ts',
      "export { b } from '../deal/b.ts';",
      ['common/deal/b.ts'],
    ],
    [
      'a dynamic import',
      'common/rules/a.ts',
      "await import('../deal/b.ts');",
      ['common/deal/b.ts'],
    ],
    [
      'a dynamic import of whatever',
      'common/cli/a.ts',
      'await import(b);',
      ['an import whose file is computed'],
    ],
    [
      'a type of an import',
      'common/rules/a.ts',
      "type T = import('../deal/b.ts').T;",
      ['common/deal/b.ts'],
    ],
    ['a test importing more', 'common/rules/a.test.ts', "import { b } from '../deal/b.ts';", []],
    [
      'help for tests',
      'common/cli/a.ts',
      "import { b } from '../testing/b.ts';",
      ['common/testing/b.ts'],
    ],
    [
      'server importing client',
      'server/app.ts',
      "import { b } from '../client/view/b.ts';",
      ['client/view/b.ts'],
    ],
    ['a part of a package', 'common/deal/a.ts', "import { b } from '@noble/hashes/b.js';", []],
    [
      'a package that starts alike',
      'common/record/a.ts',
      "import { b } from 'zodiac';",
      ['zodiac'],
    ],
    [
      'the store importing a room',
      'server/store/a.ts',
      "import type { B } from '../rooms/b.ts';",
      ['server/rooms/b.ts'],
    ],
    [
      'hosting importing Colyseus',
      'server/hosting/a.ts',
      "import { b } from '@colyseus/core';",
      ['@colyseus/core'],
    ],
    [
      'a value where types are allowed',
      'server/schema/a.ts',
      "import { b } from '../games/b.ts';",
      ['server/games/b.ts'],
    ],
    ['a test of the server', 'server/store/a.test.ts', "import { b } from '../app.ts';", []],
    ['a type of the server', 'client/net/a.ts', "import type { B } from '../../server/b.ts';", []],
    [
      'a value of the server',
      'client/net/a.ts',
      "import { B } from '../../server/b.ts';",
      ['server/b.ts'],
    ],
    [
      'a folder that starts alike',
      'client/view/a.ts',
      "import { b } from '../viewer/b.ts';",
      ['client/viewer/b.ts'],
    ],
    ['JSX', 'client/ui/a.tsx', "import { b } from '../net/b.ts'; <b />;", ['client/net/b.ts']],
    ['chance', 'common/rules/a.ts', 'const a = Math.random();', ['Math.random']],
    [
      'chance by another road',
      'common/rules/a.ts',
      "const { a } = Math['random'];",
      ['Math.random'],
    ],
    ['time', 'common/cli/a.ts', 'const a = [Date.now(), new Date()];', ['Date.now', 'new Date']],
    ['the date of a moment', 'common/cli/a.ts', 'const a = new Date(0);', []],
    ['a measurement', 'common/bots/a.ts', 'performance.now();', ['performance.now']],
    ['a measurement of the command', 'common/cli/a.ts', 'performance.now();', []],
    ['time outside common', 'server/app.ts', 'const a = Date.now();', []],
    ['a new folder', 'common/new/a.ts', '', ['a folder without a row in the table']],
  ])('%s', (_, file, text, uses) => {
    expect(trespassesOf(file, text)).toEqual(uses.map((used) => ({ file, uses: used })));
  });

  test('takes off what is listed, and names what is listed in vain', () => {
    const one = { file: 'a.ts', uses: 'zod' };
    const listed = { ...one, reason: 'for the test' };
    const vain = { ...listed, uses: 'ws' };
    expect(compare([one], [])).toEqual({ forbidden: [one], stale: [] });
    expect(compare([one], [listed, vain])).toEqual({ forbidden: [], stale: [vain] });
  });
});
