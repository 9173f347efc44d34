/** What this browser asks the server over HTTP: answers are read by their schema, failures are values. */
import type { z } from 'zod';
import type { LoadFailure } from '../../common/protocol/failures.ts';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { pathInOrigin } from '../site/site.ts';

/** The same, where a person is told why something wasn't done. */
export type ExactFailure =
  | LoadFailure
  /** Too much was asked for from this network: another try in a minute will help. */
  | 'too-many-requests';

/** What is asked. */
export interface HttpRequest<Answer> {
  /** The path from the root of the site. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Who asks; without it, nobody in particular. */
  readonly token?: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly answer: z.ZodType<Answer>;
}

/** For how long an answer is waited for, in milliseconds. */
const PATIENCE = 15_000;

/** Asks the server that the page came from. Too many requests are like a server that is away for a minute. */
export async function ask<Answer>(
  request: HttpRequest<Answer>,
): Promise<Result<Answer, LoadFailure>> {
  const answer = await askExactly(request);
  if (answer.ok) return answer;
  return err(answer.error === 'too-many-requests' ? 'unreachable' : answer.error);
}

/** The same, except that too many requests are a failure of their own. */
export async function askExactly<Answer>(
  request: HttpRequest<Answer>,
): Promise<Result<Answer, ExactFailure>> {
  try {
    const response = await fetch(pathInOrigin(request.path), initOf(request));
    if (response.status === 404 || response.status === 403) return err('not-found');
    if (response.status === 429) return err('too-many-requests');
    if (response.status >= 500) return err('unreachable');
    if (!response.ok) return err('refused');
    return await read(response, request.answer);
  } catch {
    return err('unreachable');
  }
}

/** An answer of another form, such as the page itself from a server that doesn't know the path. */
async function read<Answer>(
  response: Response,
  schema: z.ZodType<Answer>,
): Promise<Result<Answer, LoadFailure>> {
  const text = await response.text();
  if (text === '') return readAs(schema, undefined);
  try {
    return readAs(schema, JSON.parse(text));
  } catch {
    return err('refused');
  }
}

function readAs<Answer>(schema: z.ZodType<Answer>, value: unknown): Result<Answer, LoadFailure> {
  const parsed = schema.safeParse(value);
  return parsed.success ? ok(parsed.data) : err('refused');
}

const initOf = ({ method, token, body }: HttpRequest<unknown>): RequestInit => ({
  method: method ?? 'GET',
  cache: 'no-store',
  signal: AbortSignal.timeout(PATIENCE),
  headers: {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});
