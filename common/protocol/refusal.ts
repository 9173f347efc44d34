/** Reads the errors that Colyseus' client throws for requests. */
import { z } from 'zod';
import type { RefusalCode } from './messages.ts';

const rejection = z.object({
  name: z.literal('rejected'),
  reason: z.object({ code: z.string() }),
});

/** The code of a refusal; `undefined` for a connection or server error. */
export function refusalIn(error: unknown): RefusalCode | undefined {
  const parsed = rejection.safeParse(error);
  return parsed.success ? (parsed.data.reason.code as RefusalCode) : undefined;
}

/** The code of a refusal. Rethrows any other error. */
export function refusalOf(error: unknown): RefusalCode {
  const refusal = refusalIn(error);
  if (refusal === undefined) throw error;
  return refusal;
}
