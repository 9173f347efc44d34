import { expect, test } from 'vitest';
import type { LoadResult, Stretch } from './load-test.ts';
import { type LoadPlan, parsePlan } from './plan.ts';
import { failuresOf, machineRemark, reportOn } from './report.ts';
import { NOTHING } from './tally.ts';

function planOf(...args: readonly string[]): LoadPlan {
  const plan = parsePlan(['--rooms', '10', ...args]);
  if (!plan.ok) throw new Error(plan.error);
  return plan.value;
}

const quiet: Stretch = { seconds: 5, tally: NOTHING, cpuSeconds: 0.05, machine: 0.2 };

const result: LoadResult = {
  plan: planOf(),
  clients: 40,
  stretches: {
    opening: { ...quiet, tally: { ...NOTHING, joins: 40 } },
    idle: quiet,
    playing: {
      seconds: 10,
      tally: {
        ...NOTHING,
        actions: 1000,
        latencies: [1, 2, 3, 4],
        bytes: 160_000,
        refusals: { stale: 2 },
        reconnects: 3,
      },
      cpuSeconds: 0.3,
      machine: 0.95,
    },
    checking: { ...quiet, tally: { ...NOTHING, errors: { lost: 1 } } },
  },
  moments: [100, 120].map((memoryMegabytes, index) => ({
    at: index,
    phase: 'playing',
    clients: 40,
    actions: 1,
    errors: {},
    latency: { p50: 1, p95: 1, p99: 1 },
    server: { cpuSeconds: index, memoryMegabytes, eventLoopDelay: 4, longestDelay: 9 },
  })),
  differences: [],
};

test('a report has the rates, and the work of actions without that of idle tables', () => {
  expect(reportOn(result)).toEqual({
    rooms: 10,
    clients: 40,
    joinsPerSecond: 8,
    actions: 1000,
    actionsPerSecond: 100,
    latencyMs: { p50: 2, p95: 4, p99: 4 },
    bytesPerClientAction: 40,
    refusals: { stale: 2 },
    errors: 1,
    reconnects: 3,
    statesEqual: true,
    server: {
      cpuMicrosPerJoin: 1250,
      cpuMicrosPerAction: 200,
      idleMicrosPerRoomSecond: 1000,
      rssMB: 120,
      eventLoopDelayMs: 4,
    },
  });
});

test('figures that a server does not tell are null, and beyond any limit', () => {
  const { playing } = result.stretches;
  const silent: LoadResult = {
    ...result,
    moments: [],
    stretches: { ...result.stretches, playing: { ...playing, cpuSeconds: undefined } },
  };
  const report = reportOn(silent);
  expect(report.server).toMatchObject({ cpuMicrosPerAction: null, rssMB: null });
  expect(failuresOf(report, planOf('--max-cpu', '1000', '--max-errors', '1'))).toHaveLength(1);
});

test.each([
  [['--max-errors', '1'], []],
  [[], ['1 errors']],
  [['--max-errors', '1', '--max-p99', '3'], ['p99 is 4 ms']],
  [['--max-errors', '1', '--max-memory', '100'], ['the server takes 120 MB']],
])('limits %j are exceeded: %j', (limits, failures) => {
  expect(failuresOf(reportOn(result), planOf(...limits))).toEqual(failures);
});

test('a difference is a failure whatever the limits are', () => {
  const report = reportOn({ ...result, differences: ['a table'] });
  expect(report.statesEqual).toBe(false);
  expect(failuresOf(report, planOf('--max-errors', '9'))).toHaveLength(1);
});

test('it is said when the machine is the limit', () => {
  expect(machineRemark(result)).toContain('95 % of its processors');
  const { playing } = result.stretches;
  const idle = { ...result.stretches, playing: { ...playing, machine: 0.5 } };
  expect(machineRemark({ ...result, stretches: idle })).toBeUndefined();
});
