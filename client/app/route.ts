/** The addresses of the page: the home screen, and tables. Two kinds of address need no router. */

/** Where in the game the page is. */
export type Route =
  | { readonly type: 'home' }
  | { readonly type: 'table'; readonly code: string; readonly as: 'player' | 'spectator' };

/** The route of an address; anything unknown is the home screen. Codes are read in either case. */
export function parseRoute(url: URL): Route {
  const code = /^\/table\/([A-Za-z0-9]{1,20})\/?$/.exec(url.pathname)?.[1];
  if (code === undefined) return { type: 'home' };
  const as = url.searchParams.has('watch') ? 'spectator' : 'player';
  return { type: 'table', code: code.toUpperCase(), as };
}

/** The address of a route, from the root of the site. */
export function formatRoute(to: Route): string {
  if (to.type === 'home') return '/';
  return `/table/${to.code}${to.as === 'spectator' ? '?watch' : ''}`;
}
