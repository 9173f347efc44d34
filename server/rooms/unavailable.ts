/** What a client hears that asks for a table while the store doesn't answer. */
import { ServerError } from '@colyseus/core';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import type { RefusalCode } from '../../common/protocol/messages.ts';
import { reportError } from '../report.ts';

/** The status of an answer that says: try again in a moment. */
export const UNAVAILABLE = 503;

/** For `catch`: logs what failed, and tells the client to try again. */
export const unavailable =
  (what: string) =>
  (error: unknown): never => {
    reportError(what, error);
    throw new ServerError(UNAVAILABLE, 'cannot-keep' satisfies RefusalCode);
  };

/** The status and the message for a client whose address asks too much. */
export const tooMany = (code: Extract<ApiRefusal, `too-many-${string}`>): ServerError =>
  new ServerError(429, code);
