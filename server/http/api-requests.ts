/** What all handlers of `/api` do: find out who asks, and refuse. */
import type { Request, Response } from 'express';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { Guests } from '../identity/guests.ts';

const STATUS: Readonly<Record<ApiRefusal, number>> = {
  malformed: 400,
  'no-account': 401,
  'not-shown': 403,
  unknown: 404,
  unavailable: 503,
  'foreign-origin': 403,
  'too-many-requests': 429,
  'too-many-passwords': 429,
  'other-version': 501,
};

/** Answers that a request is refused, and why. */
export function refuse(response: Response, code: ApiRefusal): void {
  response.status(STATUS[code]).json({ code });
}

/** Who asks; `undefined` for who doesn't prove it. */
export async function playerOf(guests: Guests, request: Request): Promise<PlayerId | undefined> {
  const proof = proofOf(request);
  return proof === undefined ? undefined : await guests.playerOf(proof);
}

/** What a request proves with who asks; `undefined` without it. */
export const proofOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];

type PlayersHandler = (player: PlayerId, request: Request, response: Response) => Promise<void>;

/** A handler for requests that prove who asks; others are refused. */
export const withPlayer =
  (guests: Guests) =>
  (handle: PlayersHandler) =>
  async (request: Request, response: Response): Promise<void> => {
    const player = await playerOf(guests, request);
    if (player === undefined) refuse(response, 'no-account');
    else await handle(player, request, response);
  };
