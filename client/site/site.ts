/** Where the page's site begins: at the root of its origin, or under a path that a proxy takes away. */

/** In a name of its own, so that the build doesn't take what follows for the address of a picture. */
const thisFile = import.meta.url;

/**
 * The path of the site without the slash at its end, such as `/metro`; mostly it is empty. The built files
 * lie one folder below the site, so that it is found whatever the proxy is told, without a setting.
 */
const SITE = import.meta.env.PROD ? new URL('..', thisFile).pathname.slice(0, -1) : '';

/** The path in this origin of a path that is written from the root of the site, such as `/table/BCDFGH`. */
export const pathInOrigin = (pathInSite: string, site = SITE): string => `${site}${pathInSite}`;

/** An address with its path written from the root of the site; as it is where it isn't in the site. */
export function withinSite(address: string, site = SITE): URL {
  const url = new URL(address);
  if (url.pathname.startsWith(`${site}/`)) url.pathname = url.pathname.slice(site.length);
  return url;
}
