import { expect, test } from 'vitest';
import { parsePlan } from './plan.ts';

test('a run is what its arguments say', () => {
  expect(parsePlan(['--seconds', '5', '--seed', '3', '--json'])).toEqual({
    ok: true,
    value: { seconds: 5, seed: 3, isJson: true },
  });
  expect(parsePlan([])).toMatchObject({ ok: true, value: { seconds: 60, isJson: false } });
});

test.each([
  ['--seconds 0', '--seconds must be a whole number from 1 to 86400, not "0"'],
  ['--seed x', '--seed must be a whole number'],
  ['--seed 2147483648', '--seed must be a whole number'],
  ['--whatever', "Unknown option '--whatever'"],
])('a run is refused with a reason: %s', (args, reason) => {
  const plan = parsePlan(args.split(' '));
  expect(plan.ok ? '' : plan.error).toContain(reason);
});
