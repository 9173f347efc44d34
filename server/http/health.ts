/** `/healthz` and `/readyz`: is the process alive, and may it be given work? */
import { setTimeout as delay } from 'node:timers/promises';
import type { Application } from 'express';
import type { TableHost } from '../hosting/table-host.ts';

/** A store that takes longer to answer is down, as far as players notice, in milliseconds. */
const PATIENCE = 2000;

/** Why a process takes no work: it closes, or its games can't be kept. */
type Hindrance = 'closing' | 'store';

/** Serves both, for whoever watches over processes: 200, or 503 with the reason. */
export function serveHealth(app: Application, host: TableHost): void {
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    const hindrance = await hindranceOf(host);
    response.set('Cache-Control', 'no-store').status(hindrance === undefined ? 200 : 503);
    response.json(hindrance === undefined ? { ready: true } : { ready: false, hindrance });
  });
}

async function hindranceOf({ isClosing, store }: TableHost): Promise<Hindrance | undefined> {
  if (isClosing) return 'closing';
  const answers = store.health().then(
    () => true,
    () => false,
  );
  return (await Promise.race([answers, delay(PATIENCE, false)])) ? undefined : 'store';
}
