/** The page: the built client, served beside the game on the same port. */
import { join } from 'node:path';
import express, { type Application, type ErrorRequestHandler, type RequestHandler } from 'express';
import staticGzip from 'express-static-gzip';
import { reportError } from '../report.ts';
import { compressed } from './compressing.ts';
import { readersLanguage, serveEntries, varyByReader } from './entries.ts';

/**
 * Serves the files of a built client, and its entries for every path of the page's own. Assets are sent
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
  app.use('/entries', entryFiles);
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
  app.get('/{*path}', serveEntries(folder));
  app.use(notFound);
  app.use(onError);
}

/** The rules have an address for each language: this one leads to that of the reader's. */
const rulesInReadersLanguage: RequestHandler = (request, response) => {
  askEachTime(response);
  varyByReader(response).redirect(`${readersLanguage(request)}/rules`);
};

/** Their names stay when what is in them changes. */
const askEachTime = (response: { setHeader(name: string, value: string): unknown }): void => {
  response.setHeader('Cache-Control', 'no-cache');
};

/** Entries are for the addresses of the page: as files, theirs would lead nowhere. */
const entryFiles: RequestHandler = (request, response, next) =>
  request.path === '/' ? next() : notFound(request, response, next);

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
