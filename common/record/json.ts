/** JSON from untrusted sources: parsed into a type, or refused with a sentence. */
import { z } from 'zod';
import { err, ok, type Result } from '../rules/result.ts';

/** The value of a JSON text, or a sentence that says why it isn't JSON. */
export function parseJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return err(`not JSON: ${error.message}`);
    throw error;
  }
}

/** The value parsed by a schema, or a sentence that names the first place where it doesn't fit. */
export function readAs<Output>(schema: z.ZodType<Output>, value: unknown): Result<Output, string> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  if (issue === undefined) throw new Error('a refusal without an issue');
  const place = z.core.toDotPath(issue.path);
  return err(place === '' ? issue.message : `${place}: ${issue.message}`);
}
