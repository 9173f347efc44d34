import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { parsePlan, seedOf } from './plan.ts';
import { troublesOf } from './troubles.ts';

const first = <Item>(count: number, next: () => Item): readonly Item[] =>
  Array.from({ length: count }, next);

test('the same seed makes the same faults, another line others', () => {
  const faults = (seed: number, line: number) =>
    first(500, faultsOf(seedOf(seed), line, 'up')).filter(({ type }) => type !== 'none');
  expect(faults(1, 0)).toEqual(faults(1, 0));
  expect(faults(1, 0)).not.toEqual(faults(1, 1));
  expect(faults(1, 0)).not.toEqual(faults(2, 0));
  expect(new Set(faults(1, 0).map(({ type }) => type))).toEqual(
    new Set(['delay', 'split', 'stall', 'drop', 'cut']),
  );
});

test('of four troubles in a row each kind is one', () => {
  const troubles = troublesOf(seedOf(7), 'SQLite');
  for (let round = 0; round < 3; round++)
    expect(first(4, () => troubles.next().value.trouble.type).toSorted()).toEqual([
      'full-disk',
      'kill',
      'stop',
      'store-restart',
    ]);
});

test('arguments are a plan, or a sentence says what is wrong', () => {
  expect(parsePlan(['--seconds', '60', '--seed', '12', '--json'])).toEqual({
    ok: true,
    value: { seconds: 60, seed: 12, isJson: true },
  });
  for (const args of [['--seconds', '1'], ['--seed', '-1'], ['--seed', 'x'], ['--what']])
    expect(parsePlan(args)).toEqual({ ok: false, error: expect.any(String) });
});
