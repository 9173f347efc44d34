/** `/metrics`: what the server counts, for those who have the token. */
import type { Application } from 'express';
import type { Limits } from '../limits.ts';
import { formatMetrics, METRICS_TYPE, type ServerFigures, watchServer } from '../metrics.ts';
import { judgeOperator } from './operators.ts';

/** What the page is made from. */
export interface MetricsParts {
  /** Without it the page doesn't exist. */
  readonly token: string | undefined;
  readonly figures: () => ServerFigures;
  readonly limits: Limits;
}

/** Serves `/metrics` to requests with the bearer token. */
export function serveMetrics(app: Application, { token, figures, limits }: MetricsParts): void {
  if (token === undefined) return;
  watchServer(figures);
  const page = { name: 'metrics', secret: `Bearer ${token}`, limits } as const;
  app.get('/metrics', async (request, response) => {
    const given = request.get('authorization');
    const judged = await judgeOperator(page, { request, given });
    if (judged === 'welcome') response.type(METRICS_TYPE).send(await formatMetrics());
    else if (judged === 'unknown')
      response.status(401).type('text').send('This page needs a token.\n');
    else
      response
        .status(429)
        .type('text')
        .send('Too many wrong tokens. Try again in a few minutes.\n');
  });
}
