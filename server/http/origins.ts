/** Which pages may ask the server: those that came from it, and those of origins that are allowed. */
import type { IncomingHttpHeaders } from 'node:http';
import { err, ok, type Result } from '../../common/rules/result.ts';
import { type Environment, listOf } from '../environment.ts';

/** Origins such as `https://metro.example`. */
export type Origins = ReadonlySet<string>;

/** What ALLOWED_ORIGINS says: origins beside the server's own, none by default; or a sentence. */
export function parseOrigins(environment: Environment): Result<Origins, string> {
  const parts = listOf(environment, 'ALLOWED_ORIGINS');
  const wrong = parts.find((part) => originOf(part) === undefined);
  if (wrong !== undefined)
    return err(`ALLOWED_ORIGINS must be origins such as https://metro.example, not "${wrong}".`);
  return ok(new Set(parts.map((part) => originOf(part) ?? part)));
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
