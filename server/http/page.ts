/** The page: the built client, served beside the game on the same port. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { type Application, type ErrorRequestHandler, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import { reportError } from '../report.ts';
import { compressed } from './compressing.ts';

/** What is said in place of a page that has not been built. */
const NOT_BUILT = 'The page has not been built: run "npm run build", then load this again.\n';

/**
 * Serves the files of a built client, and `index.html` for every path of the page's own. Assets are sent
 * as the build compressed them (`.br` and `.gz` beside them), each form with an ETag of its own.
 */
export function servePage(app: Application, folder: string): void {
  app.disable('x-powered-by');
  // Their names hold a hash of their content: a file under a name never changes.
  app.use(
    '/assets',
    staticGzip(join(folder, 'assets'), {
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      index: false,
      serveStatic: { immutable: true, maxAge: '1y', redirect: false },
    }),
    notFound,
  );
  app.use(
    compressed(),
    express.static(folder, {
      index: false,
      redirect: false,
      // The rules are files such as `ja/rules.html`, at `/ja/rules`.
      extensions: ['html'],
      setHeaders: askEachTime,
    }),
  );
  app.get('/rules', rulesInReadersLanguage);
  app.get('/{*path}', page(folder));
  app.use(notFound);
  app.use(onError);
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

/** The rules have an address for each language: this one leads to that of the reader's. */
const rulesInReadersLanguage: RequestHandler = (request, response) => {
  const language = request.acceptsLanguages('en', 'ja', 'zh-CN') || 'en';
  response.vary('Accept-Language').redirect(`${language}/rules`);
};

/** The page's entry names the assets of its build, so that browsers must ask for it each time. */
const askEachTime = (response: { setHeader(name: string, value: string): unknown }): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

function page(folder: string): RequestHandler {
  const index = join(folder, 'index.html');
  return async (request, response) => {
    askEachTime(response);
    const html = await readFile(index, 'utf8').catch(() => undefined);
    if (html === undefined) response.status(503).type('text').send(NOT_BUILT);
    else response.type('html').send(entryAt(request.path, html));
  };
}

const notFound: RequestHandler = (_request, response) => {
  // Said of an asset that was there when the server started.
  response.removeHeader('Content-Encoding');
  response.status(404).type('text').send('There is nothing here.\n');
};

/** Express' own answer would show a stack. What a client did wrong is no error of the server's. */
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(error?.status);
  const isClientsFault = status >= 400 && status < 500;
  if (!isClientsFault) reportError('page', error);
  response
    .status(isClientsFault ? status : 500)
    .type('text')
    .send('That did not work.\n');
};
