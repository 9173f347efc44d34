import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { REQUESTS } from '../protocol/messages.ts';
import { payloadsOf } from './payloads.ts';

test('payloads of a schema are such that it takes them', () => {
  const schema = z.strictObject({
    seat: z.literal([0, 1, 2]),
    level: z.enum(['easy', 'normal']).exactOptional(),
    count: z.int().min(1).max(9),
    words: z.array(z.string().max(3)).or(z.boolean()),
  });
  fc.assert(fc.property(payloadsOf(schema), (payload) => schema.safeParse(payload).success));
});

test.each(Object.entries(REQUESTS))(
  'every request gets payloads that it takes: %s',
  (_name, schema) => {
    const payloads = fc.sample(payloadsOf(schema), { seed: 1, numRuns: 300 });
    expect(payloads.some((payload) => schema.safeParse(payload).success)).toBe(true);
  },
);
