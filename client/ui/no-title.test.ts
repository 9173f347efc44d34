import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const components = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx'),
);

/**
 * What stands in `title` is shown to a mouse that waits, and to nobody else: not to touch, not to keys.
 * Explanations are words on the screen, or an `Explanation`; names of buttons are `aria-label`.
 */
test('no component hides words in a title', () => {
  const hiding = components.filter((file) =>
    /\stitle=/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(hiding).toEqual([]);
});
