import { expect, test } from 'vitest';
import { absentModule } from './zod.ts';

test('what the page never asks for says so when it is asked', async () => {
  const text = absentModule(['one', 'other']);
  const made: object = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(Object.keys(made)).toEqual(['one', 'other']);
  for (const absent of Object.values(made)) expect(absent()).toThrow('no JSON Schema');
});
