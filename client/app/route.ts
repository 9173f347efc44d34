/** The addresses of the page: the home screen, the queue, tables, replays. So few kinds need no router. */
import { QUICK_PACES, type QuickWish } from '../../common/protocol/quick-match.ts';
import { assertNever } from '../../common/rules/assert-never.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';

/** Where in the game the page is. */
export type Route =
  | { readonly type: 'home' }
  /** In the queue of those who want a game at once. */
  | { readonly type: 'quick'; readonly wish: QuickWish }
  | { readonly type: 'table'; readonly code: string; readonly as: 'player' | 'spectator' }
  | {
      readonly type: 'replay';
      readonly code: string;
      /** The move that is shown first; `undefined` leaves it to the replay. */
      readonly move: number | undefined;
    };

/** The route of an address; anything unknown is the home screen. Codes are read in either case. */
export function parseRoute({ pathname, searchParams }: URL): Route {
  if (/^\/quick\/?$/.test(pathname)) return { type: 'quick', wish: parseWish(searchParams) };
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
    case 'quick':
      return `/quick?players=${to.wish.players}&pace=${to.wish.pace}`;
    case 'table':
      return `/table/${to.code}${to.as === 'spectator' ? '?watch' : ''}`;
    case 'replay':
      return `/replay/${to.code}${to.move === undefined ? '' : `?move=${to.move}`}`;
    default:
      return assertNever(to);
  }
}

/** A wish that nobody can have is the usual one. */
const parseWish = (parameters: URLSearchParams): QuickWish => ({
  players: PLAYER_COUNTS.find((count) => String(count) === parameters.get('players')) ?? 'any',
  pace: QUICK_PACES.find((pace) => pace === parameters.get('pace')) ?? 'normal',
});

function parseMoveNumber(parameters: URLSearchParams): number | undefined {
  const text = parameters.get('move') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
