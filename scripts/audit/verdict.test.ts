import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const audit = (severities: Readonly<Record<string, string>>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(severities).map(([name, severity]) => [name, { name, severity }]),
    ),
    metadata: { vulnerabilities: {} },
  });

test.each([
  [audit({}), { type: 'clean' }],
  [audit({ a: 'low', b: 'moderate' }), { type: 'slight', packages: ['a (low)', 'b (moderate)'] }],
  [audit({ a: 'low', b: 'high' }), { type: 'serious', packages: ['b (high)'] }],
  [audit({ a: 'critical' }), { type: 'serious', packages: ['a (critical)'] }],
  [
    JSON.stringify({ message: '405 Method Not Allowed', statusCode: 405 }),
    { type: 'unknown', reason: 'the registry answers 405' },
  ],
  [
    JSON.stringify({ error: { code: 'ENOTFOUND', summary: 'request failed' } }),
    { type: 'unknown', reason: 'npm says ENOTFOUND' },
  ],
  ['', { type: 'unknown', reason: 'npm says nothing that is an audit' }],
  ['null', { type: 'unknown', reason: 'npm says nothing that is an audit' }],
])('of %s', (output, verdict) => {
  expect(verdictOf(output)).toEqual(verdict);
});
