/** The HTML for each address of the page, chosen from what was built by language and kind of address. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { chosenLanguage, languageOf } from '../../common/protocol/languages.ts';
import { type PreviewParts, withPreview } from './previews.ts';

/** Served in place of a page that has not been built. */
const NOT_BUILT = 'The page has not been built: run "npm run build", then load this again.\n';

/**
 * Answers with the entry for the requested address in the reader's language, from the folder of a built
 * client: `entries/LANGUAGE/KIND.html`. It names the files of its build, so browsers must ask for it each time.
 */
export function serveEntries(folder: string, previews: PreviewParts): RequestHandler {
  return async (request, response) => {
    const file = join(folder, 'entries', readersLanguage(request), `${kindOf(request.path)}.html`);
    response.setHeader('Cache-Control', 'no-cache');
    varyByReader(response);
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) response.status(503).type('text').send(NOT_BUILT);
    else
      response.type('html').send(entryAt(request.path, await withPreview(previews, request, html)));
  };
}

/** Tells caches that the answer depends on the reader's language. */
export const varyByReader = (response: Response): Response =>
  response.vary('Accept-Language').vary('Cookie');

/** The language that the reader chose earlier, or else the one their browser prefers. */
export const readersLanguage = (request: Request) =>
  chosenLanguage(request.headers.cookie ?? '') ?? languageOf(request.acceptsLanguages());

function kindOf(path: string): 'home' | 'table' | 'replay' | 'other' {
  if (path === '/') return 'home';
  const [, kind] = /^\/(table|replay)\/[^/]+\/?$/.exec(path) ?? [];
  return kind === 'table' || kind === 'replay' ? kind : 'other';
}

/** How many folders deep an address may be for its entry to find its assets; deeper than any is. */
const DEEPEST = 8;

/**
 * The entry as served at a path. As built, its links are relative to the root of the site; here they become
 * relative to the path, so that they work whatever prefix a proxy has stripped.
 */
function entryAt(path: string, html: string): string {
  const depth = Math.min(path.split('/').length - 2, DEEPEST);
  return html.replaceAll(/(?<=(href|src)=")\.\//g, '../'.repeat(depth) || './');
}
