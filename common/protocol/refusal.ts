/** What the error of a request says, as Colyseus' client throws it. */
import { z } from 'zod';
import type { RefusalCode } from './messages.ts';

const rejection = z.object({
  name: z.literal('rejected'),
  reason: z.object({ code: z.string() }),
});

/** The code of a refusal; `undefined` for an error of the connection or of the server. */
export function refusalIn(error: unknown): RefusalCode | undefined {
  const parsed = rejection.safeParse(error);
  return parsed.success ? (parsed.data.reason.code as RefusalCode) : undefined;
}

/** The code of a refusal. Throws any other error again. */
export function refusalOf(error: unknown): RefusalCode {
  const refusal = refusalIn(error);
  if (refusal === undefined) throw error;
  return refusal;
}
