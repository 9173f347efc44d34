import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { formatMetrics, watchServer } from './metrics.ts';
import { SECURITY_EVENTS } from './security.ts';

const rulesFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Metro[A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[mh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().regex(/\.$/) }),
        }),
      ),
    }),
  ),
});

const text = readFileSync(new URL('../docs/prometheus/alerts.yml', import.meta.url), 'utf8');
const rules = rulesFile.parse(parse(text)).groups.flatMap((group) => group.rules);

/** The figures that the server tells, with the parts of histograms. */
async function figures(): Promise<ReadonlySet<string>> {
  watchServer(() => ({
    tables: { waiting: 0, playing: 0, finished: 0 },
    seats: 0,
    sockets: 0,
    unkept: 0,
  }));
  const types = [...(await formatMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    types.flatMap(([, name = '', type]) => (type === 'histogram' ? [`${name}_bucket`] : [name])),
  );
}

test('every alert asks for figures that there are', async () => {
  const known = await figures();
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(metro|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test('every alert of an event asks for a kind that there is, and all kinds of attacks have one', () => {
  const asked = rules.flatMap(({ expr }) => [...expr.matchAll(/event="([^"]*)"/g)]);
  const events = asked.map(([, event]) => event);
  expect(events.filter((event) => !SECURITY_EVENTS.some((known) => known === event))).toEqual([]);
  // What players do with their own devices and identities.
  const everyday = [
    'device-added',
    'device-ended',
    'passkey-added',
    'passkey-removed',
    'recovery-code-made',
    'recovery-code-removed',
  ];
  const watched = SECURITY_EVENTS.filter((event) => !everyday.includes(event));
  expect([...events].sort()).toEqual([...watched].sort());
});

test('no two alerts have one name', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});
