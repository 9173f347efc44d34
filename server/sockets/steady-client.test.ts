import { expect, test } from 'vitest';
import { shortened } from './steady-client.ts';

test.each([
  ['short', 'short'],
  ['a'.repeat(2000), 'a'.repeat(123)],
  // Three bytes each: the last one that fits whole is the 41st.
  ['駅'.repeat(100), '駅'.repeat(41)],
  [`${'a'.repeat(122)}🚇`, 'a'.repeat(122)],
])('the reason of a close fits into its frame: %s', (reason, expected) => {
  expect(shortened(reason)).toBe(expected);
});
