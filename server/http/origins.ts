/** Which pages may use the server: its own, and those from allowed origins. */
import type { IncomingHttpHeaders } from 'node:http';

/** Origins such as `https://metro.example`. */
export type Origins = ReadonlySet<string>;

/** The origins in a list; `undefined` if any of them isn't an origin. */
export function allowedOrigins(text: string): Origins | undefined {
  const origins = text.split(/[\s,]+/).map(originOf);
  const known = origins.filter((origin) => origin !== undefined);
  return known.length === origins.length ? new Set(known) : undefined;
}

/** Where a request comes from. */
export type Source =
  /** Not from a page, or from a page of this server: its `Origin` is the requested host. */
  | { readonly type: 'own' }
  /** From a page of an allowed origin. */
  | { readonly type: 'allowed'; readonly origin: string }
  | { readonly type: 'foreign'; readonly origin: string };

/** Finds where a request comes from. Browsers set `Origin` themselves, so no page can lie about it. */
export function sourceOf({ origin, host }: IncomingHttpHeaders, allowed: Origins): Source {
  if (origin === undefined) return { type: 'own' };
  if (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()) return { type: 'own' };
  return { type: allowed.has(origin) ? 'allowed' : 'foreign', origin };
}

/** An origin as browsers write it: scheme, host, and the port unless it is the scheme's default. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
