/** The HTML of the page's addresses: as it was built for a language and a kind of address, for each reader anew. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { chosenLanguage, languageOf } from '../../common/protocol/languages.ts';

/** What is said in place of a page that has not been built. */
const NOT_BUILT = 'The page has not been built: run "npm run build", then load this again.\n';

/**
 * Answers with the entry of the address that is asked for, in the reader's language, from the folder of a
 * built client: `entries/LANGUAGE/KIND.html`. It names the files of its build: browsers ask for it each time.
 */
export function serveEntries(folder: string): RequestHandler {
  return async (request, response) => {
    const file = join(folder, 'entries', readersLanguage(request), `${kindOf(request.path)}.html`);
    response.setHeader('Cache-Control', 'no-cache');
    varyByReader(response);
    const html = await readFile(file, 'utf8').catch(() => undefined);
    if (html === undefined) response.status(503).type('text').send(NOT_BUILT);
    else response.type('html').send(entryAt(request.path, html));
  };
}

/** Tells caches that an answer is in its reader's language. */
export const varyByReader = (response: Response): Response =>
  response.vary('Accept-Language').vary('Cookie');

/** The language that the reader once chose; else what their browser speaks. */
export const readersLanguage = (request: Request) =>
  chosenLanguage(request.headers.cookie ?? '') ?? languageOf(request.acceptsLanguages());

function kindOf(path: string): 'home' | 'table' | 'replay' | 'other' {
  if (path === '/') return 'home';
  const [, kind] = /^\/(table|replay)\/[^/]+\/?$/.exec(path) ?? [];
  return kind === 'table' || kind === 'replay' ? kind : 'other';
}

/** How many folders deep an address of the page may lie for its entry to find its assets; more than any lies. */
const DEEPEST = 8;

/**
 * The entry as it is served at a path. Its addresses are relative to the root of the site, as they were
 * built; from here on to the path, whatever a proxy has taken away before it.
 */
function entryAt(path: string, html: string): string {
  const depth = Math.min(path.split('/').length - 2, DEEPEST);
  return html.replaceAll(/(?<=(href|src)=")\.\//g, '../'.repeat(depth) || './');
}
