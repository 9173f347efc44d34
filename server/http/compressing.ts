/** Compresses dynamic answers on the fly. The page's files were compressed when they were built: page.ts. */
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Compresses answers of 1 kB or more in the encoding that the client accepts. An attacker who gets their own
 * text into an answer beside a secret can guess the secret from the answer's length (BREACH), so answers with
 * secrets opt out by `keepUncompressed`. All others hold only what their reader may know, and since no cookie
 * identifies a player, no other site can make a browser ask on a player's behalf.
 */
export const compressed = (): RequestHandler => compression();

/** Marks an answer that holds a secret: neither this server nor a proxy may compress it. */
export const keepUncompressed: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store, no-transform');
  next();
};
