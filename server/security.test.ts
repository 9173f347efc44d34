import { expect, test } from 'vitest';
import { formatMetrics } from './metrics.ts';
import { reportSecurity, SECURITY_EVENTS } from './security.ts';

test('every kind of event is counted, from nought on', async () => {
  const countOf = async (event: string) => {
    const line = `metro_security_events_total{event="${event}"} `;
    return (await formatMetrics()).split('\n').find((text) => text.startsWith(line));
  };
  for (const event of SECURITY_EVENTS) expect(await countOf(event)).toMatch(/ 0$/);
  reportSecurity('limit-reached');
  expect(await countOf('limit-reached')).toMatch(/ 1$/);
});
