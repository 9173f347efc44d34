import { expect, test } from 'vitest';
import { withoutBodies } from './zod.ts';

test('what the page never asks for keeps its names, and nothing else', () => {
  const slim = withoutBodies(`import { z } from './z.js';
export function one() { return z; }
export const other = (x) => x;
export { other as third };
`);
  expect(slim).toContain('export { absent as one, absent as other, absent as third };');
  expect(slim).not.toContain('import');
});
