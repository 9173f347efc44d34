/** What all handlers of `/api` share: finding out who is asking, and refusing. */
import type { Request, Response } from 'express';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import type { Result } from '../../common/rules/result.ts';
import type { KeptSetup } from '../games/keeping.ts';
import type { Guests, Proven } from '../identity/guests.ts';

const STATUS: Readonly<Record<ApiRefusal, number>> = {
  malformed: 400,
  'no-account': 401,
  'not-shown': 403,
  'day-not-played': 403,
  unknown: 404,
  unavailable: 503,
  'foreign-origin': 403,
  'worthless-passkey': 400,
  'too-many-passkeys': 409,
  'too-many-requests': 429,
  'too-many-passwords': 429,
  'other-version': 501,
};

/** Answers with a refusal and its reason. */
export function refuse(response: Response, code: ApiRefusal): void {
  response.status(STATUS[code]).json({ code });
}

/** Who is asking, and from which device; `undefined` without proof. */
export async function provenBy(guests: Guests, request: Request): Promise<Proven | undefined> {
  const proof = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  return proof === undefined ? undefined : await guests.prove(proof);
}

/** Makes a table with its room, and answers the code that counts: `OrderedTable` of the rooms. */
export type MakeTable = (order: {
  readonly setup: KeptSetup;
  readonly address: string;
  readonly note?: (code: string) => Promise<string>;
}) => Promise<Result<string, 'too-many-requests'>>;

type PlayersHandler = (proven: Proven, request: Request, response: Response) => Promise<void>;

/** A handler for requests that prove who is asking; all others are refused. */
export const withPlayer =
  (guests: Guests) =>
  (handle: PlayersHandler) =>
  async (request: Request, response: Response): Promise<void> => {
    const proven = await provenBy(guests, request);
    if (proven === undefined) refuse(response, 'no-account');
    else await handle(proven, request, response);
  };
