/** The page's own address, and how to go to another without loading the page again. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { pathInOrigin, withinSite } from '../site/site.ts';
import { formatRoute, parseRoute, type Route } from '../view/route.ts';

const current = signal<Route>(parseRoute(withinSite(location.href)));

/** The route of the page's address. */
export const route: ReadonlySignal<Route> = current;

/** Goes to a route; Back leads where one came from. */
export function go(to: Route): void {
  history.pushState(undefined, '', pathInOrigin(formatRoute(to)));
  current.value = to;
}

/** Goes to a route in place of the one where one is: Back doesn't lead there again. */
export function goInstead(to: Route): void {
  history.replaceState(undefined, '', pathInOrigin(formatRoute(to)));
  current.value = to;
}

addEventListener('popstate', () => {
  current.value = parseRoute(withinSite(location.href));
});
