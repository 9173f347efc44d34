/** The entry of the page as a service worker hands it out, at whatever address of the page. */

/** What the server answers beside the page, by the first folder of the path. */
const SERVERS_OWN = ['api', 'matchmake', 'healthz', 'readyz', 'metrics', 'monitor'];

/** Is there a screen of the page at a path? `site` is where the site begins, with a slash at its end. */
export const isPage = (path: string, site: string): boolean =>
  path.startsWith(site) && !SERVERS_OWN.includes(path.slice(site.length).split('/')[0] ?? '');

/** The kept entry: its addresses are relative to the root of the site, and from here on absolute. */
export async function entryFor(kept: Response, site: string): Promise<Response> {
  const html = await kept.text();
  const headers = new Headers(kept.headers);
  // These were said of the form in which it was sent.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html.replaceAll(/((?:href|src)=")\.\//g, `$1${site}`), { headers });
}
