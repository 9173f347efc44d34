/** `/healthz` and `/readyz`: is the process alive, and can it take work? */
import { setTimeout as delay } from 'node:timers/promises';
import type { Application } from 'express';
import type { TableHost } from '../hosting/table-host.ts';
import type { GameStore } from '../store/store.ts';

/** In milliseconds. A store that takes longer to answer is as good as down for players. */
const PATIENCE = 2000;

/** How long an answer of the store stays valid, in milliseconds: anybody may ask, as often as they like. */
const REUSED = 1000;

/** Why a process takes no work: it is closing, or games can't be kept. */
type Hindrance = 'closing' | 'store';

/** Serves both for whatever monitors the process: 200, or 503 with the reason. */
export function serveHealth(app: Application, host: TableHost): void {
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  const storeAnswers = reused(() => answers(host.store), REUSED);
  const hindranceNow = async (): Promise<Hindrance | undefined> => {
    if (host.isClosing) return 'closing';
    return (await storeAnswers()) ? undefined : 'store';
  };
  app.get('/readyz', async (_request, response) => {
    const hindrance = await hindranceNow();
    response.set('Cache-Control', 'no-store').status(hindrance === undefined ? 200 : 503);
    response.json(hindrance === undefined ? { ready: true } : { ready: false, hindrance });
  });
}

/** Asks at most once in so many milliseconds: anyone who asks again in between gets the same answer. */
export function reused<Answer>(ask: () => Promise<Answer>, milliseconds: number) {
  let last: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return (): Promise<Answer> => {
    const now = performance.now();
    if (last === undefined || now - last.at >= milliseconds) last = { at: now, answer: ask() };
    return last.answer;
  };
}

async function answers(store: GameStore): Promise<boolean> {
  const healthy = store.health().then(
    () => true,
    () => false,
  );
  return await Promise.race([healthy, delay(PATIENCE, false)]);
}
