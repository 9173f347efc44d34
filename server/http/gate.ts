/**
 * Comes before every handler of requests and sockets. It finds out who is asking, whether their page is
 * allowed to and whether they ask too much, and it stops what Colyseus' own handler would hang on or buffer.
 */
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { matchMaker } from '@colyseus/core';
import type { ApiRefusal } from '../../common/protocol/api.ts';
import { addressOf, isUnknownProxy, type TrustedProxies } from '../client-address.ts';
import type { Limits } from '../limits.ts';
import { countTurnedAway } from '../metrics.ts';
import { type Facts, reportError, reportWarning } from '../report.ts';
import { reportSecurity } from '../security.ts';
import { type Origins, sourceOf } from './origins.ts';
import { secureAnswer } from './security-headers.ts';

/** The longest request body, in bytes: several times what the options of a table need. */
const BODY_LIMIT = 8192;

/** The paths behind the gate. Express ignores case in paths. */
const GUARDED = /^\/+(api|matchmake)(\/|$|\?)/i;

/** The page's own files are open to everybody. */
const isForFile = ({ method, url }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && !GUARDED.test(url ?? '');

/** What the gate decides by. */
export interface GateParts {
  readonly proxies: TrustedProxies;
  readonly origins: Origins;
  readonly limits: Limits;
}

/** Why a request goes no further. */
interface Refusal {
  readonly status: 403 | 411 | 413 | 429;
  readonly code?: Extract<ApiRefusal, 'foreign-origin' | 'too-many-requests'>;
  /** In seconds. */
  readonly retryAfter?: number;
}

/**
 * Puts the gate in front of the handlers that the server has so far. It replaces `X-Forwarded-For` by the
 * client's one true address, whatever was sent, so that all handlers see the same.
 */
export function guardServer(server: Server, parts: GateParts): void {
  const handlers = takeListeners(server, 'request');
  server.on('request', (request, response) => {
    secureAnswer(request, response);
    judge(request, parts)
      .then((refusal) => {
        allowOrigin(request, response, parts);
        if (refusal !== undefined) refuse(response, refusal);
        else for (const handle of handlers) handle(request, response);
      })
      .catch((error: unknown) => fail(response, error));
  });
  const upgraders = takeListeners(server, 'upgrade');
  server.on('upgrade', (request, socket, head) => {
    // From here on Node no longer handles the socket's errors: without a listener they would be uncaught.
    socket.on('error', () => socket.destroy());
    judge(request, parts, 'socket')
      .then((refusal) => {
        if (refusal !== undefined) refuseSocket(socket, refusal);
        else for (const upgrade of upgraders) upgrade(request, socket, head);
      })
      .catch((error: unknown) => fail(socket, error));
  });
}

/** The matchmaker answers only what clients need: players come back by entering again. */
export function limitMatchmaking(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['create', 'joinById', 'joinOrCreate'];
  // Colyseus would let pages of any origin in; the gate names the allowed ones.
  for (const name of Object.keys(controller.DEFAULT_CORS_HEADERS))
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, name);
  controller.getCorsHeaders = () => ({});
}

/** Whatever a client sends may end its own connection at most. */
function fail(connection: ServerResponse | Duplex, error: unknown): void {
  reportError('gate', error);
  connection.destroy();
}

async function judge(
  request: IncomingMessage,
  { proxies, origins, limits }: GateParts,
  kind: 'request' | 'socket' = 'request',
): Promise<Refusal | undefined> {
  const { headers } = request;
  if (headers['transfer-encoding'] !== undefined) return { status: 411 };
  if (Number(headers['content-length'] ?? 0) > BODY_LIMIT) return { status: 413 };
  const address = addressOf(request, proxies);
  if (isUnknownProxy(request, proxies))
    warnOnce('a proxy on this machine is not in TRUSTED_PROXIES: limits have no effect');
  makeTrue(headers, address);
  if (kind === 'request' && isForFile(request)) return undefined;
  const source = sourceOf(headers, origins);
  if (source.type === 'foreign') return refuseOrigin(source.origin, headers.host);
  const retryAfter = await limits.take('requests', address);
  return retryAfter === undefined
    ? undefined
    : { status: 429, code: 'too-many-requests', retryAfter };
}

function refuseOrigin(origin: string, host: string | undefined): Refusal {
  countTurnedAway('origin');
  reportSecurity('foreign-origin', { origin: origin.slice(0, 200) });
  warnOnce('a page of another origin was turned away; if it is yours, add it to ALLOWED_ORIGINS', {
    origin,
    host,
  });
  return { status: 403, code: 'foreign-origin' };
}

const warnings = new Set<string>();

/** Warns about a likely mistake in the setup, once: clients can cause it too, but can't flood the log. */
function warnOnce(what: string, facts: Facts = {}): void {
  if (warnings.has(what)) return;
  warnings.add(what);
  reportWarning(what, facts);
}

/** Colyseus builds a URL from host and scheme, and never answers if it can't. The other headers name clients. */
function makeTrue(headers: IncomingHttpHeaders, address: string): void {
  if (!URL.canParse(`http://${headers.host}`)) headers.host = 'localhost';
  if (headers['x-forwarded-proto'] !== 'https') delete headers['x-forwarded-proto'];
  for (const name of ['x-real-ip', 'x-client-ip']) delete headers[name];
  headers['x-forwarded-for'] = address;
}

/** Lets a page from an allowed origin read the answer, and send a token. */
function allowOrigin(
  { headers }: IncomingMessage,
  response: ServerResponse,
  parts: GateParts,
): void {
  const source = sourceOf(headers, parts.origins);
  if (source.type !== 'allowed') return;
  response.setHeader('Access-Control-Allow-Origin', source.origin);
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Vary', 'Origin');
}

function refuse(response: ServerResponse, refusal: Refusal): void {
  response.writeHead(refusal.status, headersOf(refusal)).end(bodyOf(refusal));
}

function refuseSocket(socket: Duplex, refusal: Refusal): void {
  const { status } = refusal;
  const headers = Object.entries({ ...headersOf(refusal), 'Content-Length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  // A client that never closes its half would keep the socket open for ever.
  socket.once('finish', () => socket.destroy());
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
}

const headersOf = ({ code, retryAfter }: Refusal): Readonly<Record<string, string>> => ({
  Connection: 'close',
  ...(code !== undefined && { 'Content-Type': 'application/json' }),
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
});

/** In the form that `/api` uses and that Colyseus' SDK reads. */
const bodyOf = ({ code }: Refusal): string | undefined =>
  code && JSON.stringify({ code, error: code });

type Handler = (...parts: readonly unknown[]) => void;

function takeListeners(server: Server, event: 'request' | 'upgrade'): readonly Handler[] {
  const listeners = server.listeners(event).filter(isHandler);
  server.removeAllListeners(event);
  return listeners;
}

const isHandler = (listener: unknown): listener is Handler => typeof listener === 'function';
