/** Which pages may ask the server: those that came from it, and those of origins that are allowed. */
import type { IncomingHttpHeaders } from 'node:http';

/** Origins such as `https://metro.example`. */
export type Origins = ReadonlySet<string>;

/** The origins that a text lists; `undefined` where one of them is none. */
export function allowedOrigins(text: string): Origins | undefined {
  const origins = text.split(/[\s,]+/).map(originOf);
  const known = origins.filter((origin) => origin !== undefined);
  return known.length === origins.length ? new Set(known) : undefined;
}

/** Where a request comes from. */
export type Source =
  /** No page, or one that came from this server: its `Origin` names the host that was asked. */
  | { readonly type: 'own' }
  /** A page of an origin that is allowed. */
  | { readonly type: 'allowed'; readonly origin: string }
  | { readonly type: 'foreign'; readonly origin: string };

/** Where a request comes from. Browsers add `Origin` themselves: no page can lie about it. */
export function sourceOf({ origin, host }: IncomingHttpHeaders, allowed: Origins): Source {
  if (origin === undefined) return { type: 'own' };
  if (URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()) return { type: 'own' };
  return { type: allowed.has(origin) ? 'allowed' : 'foreign', origin };
}

/** An origin as browsers write it: scheme, host, and the port where it isn't the scheme's own. */
function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash } = new URL(text);
  const isPlain = pathname === '/' && search === '' && hash === '';
  return isPlain && /^https?:$/.test(protocol) ? origin : undefined;
}
