import { expect, test } from 'vitest';
import { NOTHING } from '../tally.ts';
import { type FuzzResult, isFine, remarksOn, reportOn } from './report.ts';

const looked = (memoryMegabytes: number, eventLoopDelay: number) => ({
  ...{ cpuSeconds: 1, memoryMegabytes, eventLoopDelay },
  longestDelay: 2 * eventLoopDelay,
});

const FINE: FuzzResult = {
  plan: { seconds: 60, seed: 7, isJson: true },
  attacks: { frames: 3, requests: 2, sockets: 1 },
  ...{ crashes: 0, uncaught: [], leaks: [], differences: [] },
  calm: { ...NOTHING, actions: 4, latencies: [1] },
  attacked: { ...NOTHING, actions: 5, latencies: [2] },
  figures: [looked(100.4, 3), looked(250, 9), looked(200, 4)],
};

test('a report has the form that the page on the fuzzer promises', () => {
  expect(JSON.stringify(reportOn(FINE))).toBe(
    '{"seconds":60,"seed":7,"frames":3,"requests":2,"sockets":1,"crashes":0,"uncaught":0,"leaks":0,' +
      '"honestActions":9,"honestErrors":0,"statesEqual":true,' +
      '"memoryMB":{"start":100,"peak":250,"end":200},"loopDelayMs":{"p99":9,"max":18}}',
  );
  expect(isFine(reportOn(FINE))).toBe(true);
  expect(remarksOn(FINE)).toEqual([
    'Honest actions, calm and under attack: 4, p50 1 ms, p99 1 ms; 5, p50 2 ms, p99 2 ms',
  ]);
});

test.each<[string, Partial<FuzzResult>]>([
  ['a crash', { crashes: 1 }],
  ['an error that nobody caught', { uncaught: ['x'] }],
  ['a leak', { leaks: ['a hand'] }],
  ['an error of an honest player', { attacked: { ...FINE.attacked, errors: { closed: 1 } } }],
  ['a refusal', { calm: { ...FINE.calm, refusals: { 'server-error': 1 } } }],
  ['a difference', { differences: ['x'] }],
  ['nothing played', { calm: NOTHING, attacked: NOTHING }],
])('a run fails by %s', (_what, fault) => {
  expect(isFine(reportOn({ ...FINE, ...fault }))).toBe(false);
});
