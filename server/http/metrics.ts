/** `/metrics`: what the server counts, told to who knows the token alone. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Application } from 'express';
import { formatMetrics, METRICS_TYPE, watchProcess } from '../metrics.ts';

/** Serves `/metrics` to requests with this bearer token. Without a token there is no such page. */
export function serveMetrics(app: Application, token: string | undefined): void {
  if (token === undefined || token === '') return;
  watchProcess();
  app.get('/metrics', async (request, response) => {
    if (isSame(request.get('authorization') ?? '', `Bearer ${token}`))
      response.type(METRICS_TYPE).send(await formatMetrics());
    else response.status(401).type('text').send('A token is needed here.\n');
  });
}

/** Takes as long for any two texts. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
