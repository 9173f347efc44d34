/** Sends one notice to the push service of a browser (RFC 8030), and says what came of it. */
import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush, { type RequestDetails, type VapidKeys } from 'web-push';
import type { Notice, NoticeKind } from '../../common/protocol/notices.ts';
import type { Subscription } from '../store/store.ts';
import { isEndpoint, lookupOnInternet, type Reach } from './endpoints.ts';

/** How a server sends. */
export interface Sending {
  readonly keys: VapidKeys;
  /** Whom push services could ask about this server: a `mailto:` or an `https:` address. */
  readonly contact: string;
  readonly reach: Reach;
  /** A push service that takes longer is given up, in milliseconds. */
  readonly patience: number;
}

/** `gone`: the browser doesn't take notices any more. */
export type Sent = 'sent' | 'gone';

const HOUR = 60 * 60;

/** For how long a browser that isn't there is waited for, in seconds: later it would no longer be true. */
const LIFE: Readonly<Record<NoticeKind, number>> = { turn: 24 * HOUR, end: 72 * HOUR, begin: HOUR };

/**
 * Encrypts a notice for its browser and hands it to the push service. Rejects if that takes too long or
 * the service refuses it.
 *
 * The library's own sending isn't used: it follows no limit of time for the whole, keeps whatever is
 * answered in memory, and any name that an endpoint has is looked up without looking at what it stands for.
 */
export async function send(
  sending: Sending,
  subscription: Subscription,
  notice: Notice,
): Promise<Sent> {
  const { endpoint } = subscription;
  if (!isEndpoint(endpoint, sending.reach)) return 'gone';
  const status = await post(detailsOf(sending, subscription, notice), sending);
  if (status === 404 || status === 410) return 'gone';
  if (status < 200 || status > 299) throw new Error(`${hostOf(endpoint)} answers ${status}`);
  return 'sent';
}

function detailsOf(sending: Sending, to: Subscription, notice: Notice) {
  const { keys, contact } = sending;
  const subscription = {
    endpoint: to.endpoint,
    keys: { p256dh: to.publicKey, auth: to.authSecret },
  };
  return webPush.generateRequestDetails(subscription, JSON.stringify(notice), {
    vapidDetails: { subject: contact, ...keys },
    TTL: LIFE[notice.kind],
    urgency: notice.kind === 'begin' ? 'high' : 'normal',
    // What waits for the browser is only the newest of a table.
    topic: notice.table,
    contentEncoding: 'aes128gcm',
  });
}

/** The status of the answer; nothing else of it is read, and it leads nowhere else. */
async function post(
  { endpoint, method, headers, body }: RequestDetails & { readonly body: Buffer },
  { reach, patience }: Sending,
): Promise<number> {
  const options = { method, headers, signal: AbortSignal.timeout(patience), agent: false } as const;
  const request: ClientRequest =
    reach === 'this-machine'
      ? httpRequest(endpoint, options)
      : httpsRequest(endpoint, { ...options, lookup: lookupOnInternet });
  request.end(body);
  const [response] = await once(request, 'response');
  // What happens to the connection from now on is of no interest.
  request.on('error', () => {});
  request.destroy();
  return response instanceof IncomingMessage ? (response.statusCode ?? 0) : 0;
}

/** An endpoint as a whole would let anybody who reads the log send something there. */
const hostOf = (endpoint: string): string => new URL(endpoint).host;
