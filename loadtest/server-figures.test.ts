import { expect, test } from 'vitest';
import { parseFigures } from './server-figures.ts';

const TEXT = `# HELP process_cpu_seconds_total Time.
# TYPE process_cpu_seconds_total counter
process_cpu_seconds_total 12.5
process_resident_memory_bytes 250000000
nodejs_eventloop_lag_p99_seconds 0.0125
nodejs_eventloop_lag_max_seconds 0.2
`;

test('figures are read from what Prometheus reads', () => {
  const figures = parseFigures(TEXT);
  expect(figures).toMatchObject({ cpuSeconds: 12.5, memoryMegabytes: 250 });
  expect(figures?.eventLoopDelay).toBeCloseTo(2.5);
  expect(figures?.longestDelay).toBeCloseTo(190);
});

test('there are none where one is missing', () => {
  expect(parseFigures(TEXT.replace('process_cpu_seconds_total 12.5', ''))).toBeUndefined();
});
