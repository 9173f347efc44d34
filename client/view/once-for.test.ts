import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('an answer is found once for each thing, even where it is nothing', () => {
  const asked: string[] = [];
  const find = onceFor(({ name }: { readonly name: string }) => {
    asked.push(name);
    return name === 'first' ? undefined : name.length;
  });
  const [first, second] = [{ name: 'first' }, { name: 'second' }];
  expect([find(first), find(second), find(first), find(second)]).toEqual([
    undefined,
    6,
    undefined,
    6,
  ]);
  expect(asked).toEqual(['first', 'second']);
});
