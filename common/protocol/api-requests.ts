/**
 * Bodies of requests to `/api`, as the server reads them. They stand apart from the answers so that the
 * page, which reads only answers, doesn't carry the schemas of both.
 */
import { z } from 'zod';
import { playerName } from './options.ts';

/** The body of `PUT /api/me`. */
export const nameRequest = z.strictObject({ name: playerName });

/** The body of `POST /api/link`: the code from the other device. */
export const linkRequest = z.strictObject({ code: z.string().max(40) });
