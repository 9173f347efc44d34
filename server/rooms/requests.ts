/** Requests of a client at a table: checked for their shape, answered or refused, never thrown away. */
import type { Client, MessageContext, Rejection, Room } from '@colyseus/core';
import type { z } from 'zod';
import type { PlayerId } from '../../common/protocol/identity.ts';
import type { Refusal, RefusalCode } from '../../common/protocol/messages.ts';
import type { Result } from '../../common/rules/result.ts';
import type { Proven } from '../identity/guests.ts';
import { countRefusal } from '../metrics.ts';
import { reportDetail, reportError } from '../report.ts';
import { StoreFailure } from '../store/errors.ts';

/** A connection to a table: who it is was proved when it came in. */
export type TableClient = Client<{
  auth: Proven & { readonly address: string };
  userData: {
    name: string;
    table: string;
    isProgram?: boolean | undefined;
    /** Does the player see the page? Unless it says otherwise, yes. */
    isLooking?: boolean | undefined;
  };
}>;

/** Who is at the other end of a connection. */
export function playerOf(client: TableClient): PlayerId {
  if (client.auth === undefined) throw new Error(`connection ${client.sessionId} has no player`);
  return client.auth.playerId;
}

/** The address that somebody came from, against which what they do is counted. */
export const addressOf = ({ auth }: TableClient): string => auth?.address ?? '';

/** Notes whether whoever is at the other end of a connection sees the page. */
export function noteLooking(client: TableClient, isLooking: boolean): void {
  client.userData = { name: '', table: '', ...client.userData, isLooking };
}

/** The outcome of a request: an answer, or why it is refused. */
type Outcome<Answer> = Result<Answer, RefusalCode>;

/**
 * A handler for a room's `messages`. A bad shape is refused as `malformed`, what certainly wasn't kept as
 * `cannot-keep`, and any other error as `server-error`. The shape isn't given to Colyseus to check: it
 * would disconnect whoever sends a bad one without asking for an answer, and print a stack each time.
 */
export function answer<Format extends z.ZodType, Answer>(
  format: Format,
  handle: (
    client: TableClient,
    message: z.output<Format>,
  ) => Outcome<Answer> | Promise<Outcome<Answer>>,
): (
  this: Pick<Room, 'clock'>,
  client: TableClient,
  message: z.input<Format>,
  reply: MessageContext,
) => Promise<Answer | Rejection<Refusal>> {
  return async function (client, message, reply) {
    // Colyseus counts the messages of a second by this clock.
    this.clock.tick();
    const refuse = (code: RefusalCode) => {
      countRefusal(code);
      reportDetail('refused', { code, player: playerOf(client) });
      return reply.reject<Refusal>({ code });
    };
    const parsed = format.safeParse(message);
    if (!parsed.success) return refuse('malformed');
    try {
      const outcome = await handle(client, parsed.data);
      return outcome.ok ? outcome.value : refuse(outcome.error);
    } catch (error) {
      reportError('request', error, { table: client.userData?.table, player: playerOf(client) });
      const isKnown = error instanceof StoreFailure && error.fate === 'not-kept';
      return refuse(isKnown ? 'cannot-keep' : 'server-error');
    }
  };
}
