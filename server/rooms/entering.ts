/** What a client says when it makes or enters a table, and who it is. */
import { ServerError } from '@colyseus/core';
import type { z } from 'zod';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import { createOptions, enterOptions, entryRefusalOf } from '../../common/protocol/options.ts';
import type { Guests, Proven } from '../identity/guests.ts';
import { unavailable } from './unavailable.ts';

/** Who a token or a guest's secret belongs to, and on which device. Throws the refusal 401 for anything else. */
export async function provenBy(guests: Guests, token: string | undefined): Promise<Proven> {
  const proven = await guests.prove(token ?? '').catch(unavailable('asking for a player'));
  if (proven === undefined) throw new ServerError(401, 'no-account' satisfies ApiRefusal);
  return proven;
}

/** The options with which somebody makes a table. Throws the refusal 400, whose message says why, for any others. */
export const parseCreateOptions = (options: unknown): z.output<typeof createOptions> =>
  parsed(createOptions, options);

/** The options with which somebody enters a table. Throws the refusal 400, whose message says why, for any others. */
export const parseEnterOptions = (options: unknown): z.output<typeof enterOptions> =>
  parsed(enterOptions, options);

/** This is an HTTP status: Colyseus can't send any other number from here. */
function parsed<Format extends z.ZodType>(format: Format, options: unknown): z.output<Format> {
  const result = format.safeParse(options);
  if (!result.success) throw new ServerError(400, entryRefusalOf(result.error));
  return result.data;
}
