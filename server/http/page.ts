/** The page: the built client, served on the same port as the game. */
import { join } from 'node:path';
import express, { type Application, type ErrorRequestHandler, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import { reportError } from '../report.ts';
import { compressed } from './compressing.ts';
import { readersLanguage, serveEntries, varyByReader } from './entries.ts';
import type { PreviewParts } from './previews.ts';

/**
 * Serves the files of a built client, and its entries for all other paths of the page. Assets are sent
 * as the build compressed them (`.br` and `.gz` beside them), each variant with its own ETag.
 */
export function servePage(app: Application, folder: string, previews: PreviewParts): void {
  app.disable('x-powered-by');
  // Their names contain a hash of their content, so the file behind a name never changes.
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
  app.use('/entries', entryFiles);
  app.use(
    compressed(),
    express.static(folder, {
      index: false,
      redirect: false,
      // The rules are files such as `ja/rules.html`, served at `/ja/rules`.
      extensions: ['html'],
      setHeaders: askEachTime,
    }),
  );
  app.get('/rules', rulesInReadersLanguage);
  app.get('/{*path}', serveEntries(folder, previews));
  app.use(notFound);
  app.use(onError);
}

/** The rules have an address for each language; this redirects to the reader's. */
const rulesInReadersLanguage: RequestHandler = (request, response) => {
  askEachTime(response);
  varyByReader(response).redirect(`${readersLanguage(request)}/rules`);
};

/** The names of these files stay the same when their content changes. */
const askEachTime = (response: { setHeader(name: string, value: string): unknown }): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

/** Entries belong to addresses of the page: requested as files, their links would lead nowhere. */
const entryFiles: RequestHandler = (request, response, next) =>
  request.path === '/' ? next() : notFound(request, response, next);

const notFound: RequestHandler = (_request, response) => {
  // For an asset that existed when the server started.
  response.removeHeader('Content-Encoding');
  response.status(404).type('text').send('There is nothing here.\n');
};

/** Express' default answer would show a stack trace. A client's mistake is not logged as a server error. */
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error);
  const status = Number(error?.status);
  const isClientsFault = status >= 400 && status < 500;
  if (!isClientsFault) reportError('page', error);
  response
    .status(isClientsFault ? status : 500)
    .type('text')
    .send('Something went wrong.\n');
};
