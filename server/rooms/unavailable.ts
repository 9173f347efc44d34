/** What a client is told that asks for a table while the store doesn't answer. */
import { ServerError } from '@colyseus/core';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import { reportError } from '../report.ts';

/** The status of an answer that says: try again in a moment. */
export const UNAVAILABLE = 503;

/** For `catch`: tells the operator what failed, and the client to come again. */
export const unavailable =
  (what: string) =>
  (error: unknown): never => {
    reportError(what, error);
    throw new ServerError(UNAVAILABLE, 'cannot-keep' satisfies RefusalCode);
  };

/** The status and the message of the answer to a client whose address asks too much. */
export const tooMany = (code: Extract<ApiRefusal, `too-many-${string}`>): ServerError =>
  new ServerError(429, code);
