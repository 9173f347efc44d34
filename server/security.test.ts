import { expect, test } from 'vitest';
import { formatMetrics } from './metrics.ts';
import { reportSecurity, SECURITY_EVENTS } from './security.ts';

test('every kind of event is counted, and has a count before the first', async () => {
  const countOf = async (event: string) => {
    const line = `metro_security_events_total{event="${event}"} `;
    const text = (await formatMetrics()).split('\n').find((found) => found.startsWith(line));
    return Number(text?.slice(line.length));
  };
  for (const event of SECURITY_EVENTS) expect(await countOf(event)).toBeGreaterThanOrEqual(0);
  const before = await countOf('limit-reached');
  reportSecurity('limit-reached');
  expect(await countOf('limit-reached')).toBe(before + 1);
});
