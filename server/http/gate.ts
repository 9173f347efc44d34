/** What is kept away from Colyseus' request handler, which would hang on it or keep all of it. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { matchMaker } from '@colyseus/core';

/** The longest body of a request, in bytes: options of a table fit several times over. */
const BODY_LIMIT = 8192;

/**
 * Puts a gate before the request handlers that a server has by now: a body that is too long or of
 * unknown length is refused, and headers that make no address are replaced.
 */
export function guardRequests(server: Server): void {
  const handlers = server.listeners('request').filter(isRequestListener);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = refusalOf(request);
    if (status !== undefined) return refuse(response, status);
    makeAddressValid(request);
    for (const handle of handlers) handle(request, response);
  });
}

/**
 * The page and the game are one origin: no other may ask, though Colyseus would let every one in. And
 * nobody may ask for more than clients need: players come back by entering again.
 */
export function limitMatchmaking(): void {
  const { controller } = matchMaker;
  controller.exposedMethods = ['create', 'joinById', 'joinOrCreate'];
  for (const name of Object.keys(controller.DEFAULT_CORS_HEADERS))
    Reflect.deleteProperty(controller.DEFAULT_CORS_HEADERS, name);
  controller.getCorsHeaders = () => ({});
}

function refusalOf({ headers }: IncomingMessage): 411 | 413 | undefined {
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > BODY_LIMIT ? 413 : undefined;
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { Connection: 'close' }).end();
}

/** Colyseus builds an address of these two and never answers if it can't. */
function makeAddressValid({ headers }: IncomingMessage): void {
  if (!URL.canParse(`http://${headers.host}`)) headers.host = 'localhost';
  if (headers['x-forwarded-proto'] !== 'https') delete headers['x-forwarded-proto'];
}

const isRequestListener = (listener: unknown): listener is RequestListener =>
  typeof listener === 'function';
