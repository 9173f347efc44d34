/** The addresses of the page: the home screen, tables, replays. So few kinds of address need no router. */

import { assertNever } from '../../common/rules/assert-never.ts';

/** Where in the game the page is. */
export type Route =
  | { readonly type: 'home' }
  | { readonly type: 'table'; readonly code: string; readonly as: 'player' | 'spectator' }
  | {
      readonly type: 'replay';
      readonly code: string;
      /** The move that is shown first; `undefined` leaves it to the replay. */
      readonly move: number | undefined;
    };

/** The route of an address; anything unknown is the home screen. Codes are read in either case. */
export function parseRoute({ pathname, searchParams }: URL): Route {
  const [, place, code] = /^\/(table|replay)\/([A-Za-z0-9]{1,20})\/?$/.exec(pathname) ?? [];
  if (code === undefined) return { type: 'home' };
  if (place === 'replay')
    return { type: 'replay', code: code.toUpperCase(), move: parseMoveNumber(searchParams) };
  const as = searchParams.has('watch') ? 'spectator' : 'player';
  return { type: 'table', code: code.toUpperCase(), as };
}

/** The address of a route, from the root of the site. */
export function formatRoute(to: Route): string {
  switch (to.type) {
    case 'home':
      return '/';
    case 'table':
      return `/table/${to.code}${to.as === 'spectator' ? '?watch' : ''}`;
    case 'replay':
      return `/replay/${to.code}${to.move === undefined ? '' : `?move=${to.move}`}`;
    default:
      return assertNever(to);
  }
}

function parseMoveNumber(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('move') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
