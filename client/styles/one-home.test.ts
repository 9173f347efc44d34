import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A rule about a class alone, wherever it is and however wide the window: it says what the class looks like. */
const CLASS_ALONE = /^\.([\w-]+) \{/gm;

/** Two parts of the page with the same class get each other's looks, and nobody sees it in either's file. */
test('what a class looks like is said in one folder', () => {
  const homes = new Map<string, Set<string>>();
  for (const file of globSync('**/*.css', { cwd: import.meta.dirname }))
    for (const [, name = ''] of readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(
      CLASS_ALONE,
    ))
      homes.set(name, (homes.get(name) ?? new Set()).add(dirname(file)));
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, folders]) => folders.size > 1)).toEqual([]);
});
