/** `/metrics`: what the server counts, told to who knows the token alone. */
import type { Application } from 'express';
import { formatMetrics, METRICS_TYPE, type ServerFigures, watchServer } from '../metrics.ts';
import { isSameSecret } from './same-secret.ts';

/** Serves `/metrics` to requests with this bearer token. Without a token there is no such page. */
export function serveMetrics(
  app: Application,
  token: string | undefined,
  figures: () => ServerFigures,
): void {
  if (token === undefined) return;
  watchServer(figures);
  app.get('/metrics', async (request, response) => {
    if (isSameSecret(request.get('authorization') ?? '', `Bearer ${token}`))
      response.type(METRICS_TYPE).send(await formatMetrics());
    else response.status(401).type('text').send('A token is needed here.\n');
  });
}
