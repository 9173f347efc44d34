/** Sending a table's address to others. */
import { pathInOrigin, withinSite } from '../../site/site.ts';
import { formatRoute, parseRoute, type Route } from '../../view/route.ts';
import type { AppActions } from '../app-model.ts';

/** What leads to a route, in a link of this page. */
export const pathOf = (to: Route): string => pathInOrigin(formatRoute(to));

/** The address of the table that the page is at, without what concerns this browser alone. */
export const tableAddress = (): string => `${location.origin}${location.pathname}`;

/**
 * Puts the address by which everybody finds a private game's replay in place of its players' own, so
 * that it can be copied and sent. Does nothing once the page has gone on.
 */
export function showRecordAddress(recordId: string): void {
  const here = parseRoute(withinSite(location.href));
  if (here.type !== 'replay') return;
  history.replaceState(history.state, '', pathOf({ ...here, game: recordId }));
}

/** Puts the address that begins the analysis again in place of the replay's own. */
export function showAnalysisAddress(): void {
  const here = parseRoute(withinSite(location.href));
  if (here.type !== 'replay') return;
  history.replaceState(history.state, '', pathOf({ ...here, isAnalysed: true }));
}

/** The address of a deal that can be played again. */
export const dealAddress = (dealId: string): string =>
  `${location.origin}${pathOf({ type: 'deal', dealId })}`;

/** The address at which another device becomes this player, by a code. */
export const moveAddress = (code: string): string =>
  `${location.origin}${pathOf({ type: 'move', code })}`;

/** Can this browser hand a link to other programs? Phones can, and no page that came over plain http. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Copies an address and says so; answers whether the browser let the page do it. */
export async function copyAddress(notify: AppActions['notify'], address: string): Promise<boolean> {
  const isCopied = await copyText(address);
  if (isCopied) notify('link-copied');
  return isCopied;
}

/** Copies a text; answers whether the browser did. Over plain http no page has a clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands an address to another program, or copies it where that can't be done; answers whether either could. */
export async function shareAddress(
  text: string,
  notify: AppActions['notify'],
  address: string,
): Promise<boolean> {
  if (!canShare()) return copyAddress(notify, address);
  try {
    await navigator.share({ text, url: address });
  } catch {
    // The player closed the list of programs.
  }
  return true;
}
