import { expect, test } from 'vitest';
import { parsePlan } from './plan.ts';

test('a plan is what its arguments say', () => {
  const args = '--rooms 2000 --players 3 --pace fast --seconds 60 --endpoint http://host:1/ --json';
  expect(parsePlan([...args.split(' '), '--max-p99', '50'])).toMatchObject({
    ok: true,
    value: {
      rooms: 2000,
      players: 3,
      pace: 'fast',
      seconds: 60,
      endpoint: 'http://host:1',
      isJson: true,
      limits: { p99: 50, cpu: undefined, memory: undefined, errors: 0 },
    },
  });
});

test.each([
  ['--rooms 0', '--rooms must be a whole number from 1, not "0"'],
  ['--rooms many', '--rooms must be a number, not "many"'],
  ['--players 7', '--players must be one of 2, 3, 4, 5, 6'],
  ['--rate 0', '--rate must be a whole number from 1, not "0"'],
  ['--pace slow', '--pace must be one of human, fast'],
  ['--max-p99 -1', '--max-p99'],
  ['--whatever', "Unknown option '--whatever'"],
])('a plan is refused with a reason: %s', (args, reason) => {
  const plan = parsePlan(args.split(' '));
  expect(plan.ok).toBe(false);
  expect(plan.ok ? '' : plan.error).toContain(reason);
});
