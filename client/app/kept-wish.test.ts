import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickWish } from '../../common/protocol/quick-match.ts';
import { readWish } from './kept-wish.ts';

const junk = fc.constantFrom(null, -1, 0.5, 'x', {}, []);
const maybe = <Value>(values: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: values }, { weight: 1, arbitrary: junk });

test('a kept wish is read exactly where the server takes it', () => {
  const players = maybe(fc.constantFrom('any', 2, 3, 6));
  const pace = maybe(fc.constantFrom('none', 'relaxed', 'normal', 'fast'));
  fc.assert(
    fc.property(fc.record({ players, pace }), (wish) => {
      expect(readWish(wish)).toEqual(quickWish.safeParse(wish).data);
    }),
  );
});

test.each([undefined, null, 'text', [], {}])('%j is no wish', (nothing) => {
  expect(readWish(nothing)).toBeUndefined();
});
