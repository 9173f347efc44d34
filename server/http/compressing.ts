/** Answers that are made anew each time, compressed on their way. What was built is compressed already: page.ts. */
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses answers of 1 kB and more as the client asks for it. An answer's length tells what is in it
 * to whoever can put text of their own beside a secret and count (BREACH): answers with secrets say so by
 * `keepUncompressed`. All others hold what its reader may know, and no browser proves by itself who asks:
 * there is no cookie that does.
 */
export const compressed = (): RequestHandler => compression();

/** For answers that hold a secret: neither we nor a proxy compress them. */
export const keepUncompressed: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store, no-transform');
  next();
};
