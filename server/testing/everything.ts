/** Everything that a server can be asked for, taken from its code. */
import { matchMaker } from '@colyseus/core';
import fc from 'fast-check';
import { z } from 'zod';
import { REQUESTS } from '../../common/protocol/messages.ts';
import { LOBBY_ROOM, TABLE_ROOM } from '../../common/protocol/options.ts';
import { QUICK_MATCH_ROOM } from '../../common/protocol/quick-match-room.ts';
import { payloadsOf } from '../../common/testing/payloads.ts';

/** Some payloads that fit a schema; other ones for each round. */
export const somePayloads = (schema: z.ZodType, round: number): readonly unknown[] =>
  fc.sample(payloadsOf(schema), { seed: round, numRuns: 3 });

/** All requests of a table, with payloads that fit and some that don't. */
export const everyRequest = (
  round: number,
): readonly (readonly [name: string, payload: unknown])[] =>
  Object.entries(REQUESTS).flatMap(([name, schema]) =>
    [...somePayloads(schema, round), {}, null, [7]].map((payload) => [name, payload] as const),
  );

/** A path and a method that somebody has written a handler for. */
export interface ServedPath {
  /** In capital letters. */
  readonly method: string;
  readonly path: string;
}

/** A part of what Express keeps of its routers. */
const layer = z.object({
  /** Where a router is mounted. */
  rawPath: z.unknown(),
  route: z.object({ path: z.string(), methods: z.record(z.string(), z.unknown()) }).optional(),
  handle: z.unknown(),
});

/** A router is a function with a list; anything else answers `undefined`. */
function stackOf(router: unknown): readonly z.output<typeof layer>[] | undefined {
  const stack: unknown = typeof router === 'function' ? Reflect.get(router, 'stack') : undefined;
  return stack === undefined ? undefined : z.array(layer).parse(stack);
}

/**
 * The paths of an Express application, those of its routers too, with their parameters, such as
 * `/api/records/:name`. Throws for a router that is mounted at something else than one text.
 */
export const servedPaths = (app: { readonly router: unknown }): readonly ServedPath[] =>
  pathsOf(app.router, '');

function pathsOf(router: unknown, prefix: string): readonly ServedPath[] {
  return (stackOf(router) ?? []).flatMap(({ rawPath, route, handle }) => {
    if (route !== undefined)
      return Object.keys(route.methods).map((method) => ({
        method: method.toUpperCase(),
        path: `${prefix}${route.path}`,
      }));
    if (stackOf(handle) === undefined) return [];
    return pathsOf(handle, prefix + z.string().parse(rawPath));
  });
}

const ROOMS = [LOBBY_ROOM, TABLE_ROOM, QUICK_MATCH_ROOM];
/** Of Colyseus' matchmaker: those that this server leaves open, and those that it closes. */
const methods = () => [...matchMaker.controller.exposedMethods, 'join', 'reconnect'];

/** All paths of a server, with each of these values in place of their parameters. */
export function everyPath(
  app: { readonly router: unknown },
  values: readonly string[],
): readonly ServedPath[] {
  const entries = methods().flatMap((method) =>
    [...ROOMS, ...values].map((room) => ({ method: 'POST', path: `/matchmake/${method}/${room}` })),
  );
  const served = servedPaths(app).flatMap(({ method, path }) =>
    values.map((value) => ({
      method,
      path: path.replace(/:\w+/, value).replace(/\{?\*\w+\}?/, `table/${value}`),
    })),
  );
  return [...entries, ...served, { method: 'GET', path: '/__healthcheck' }];
}

/** Bodies that some handler may understand, and such that none does. */
const BODIES = ['{"name":"Bob"}', '{"code":"AAAA"}', '{'];

/** Asks for a path with every body, and answers all that comes, headers too. */
export async function answersTo(
  url: string,
  { method, path }: ServedPath,
  token: string | undefined,
): Promise<string> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const answers = (hasBody ? BODIES : [undefined]).map(async (body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    return `${[...response.headers].join('\n')}\n${await response.text()}`;
  });
  return (await Promise.all(answers)).join('\n');
}
