/** `/healthz` and `/readyz`: is the process alive, and may it be given work? */
import { setTimeout as delay } from 'node:timers/promises';
import type { Application } from 'express';
import type { TableHost } from '../hosting/table-host.ts';
import type { GameStore } from '../store/store.ts';

/** A store that takes longer to answer is down, as far as players notice, in milliseconds. */
const PATIENCE = 2000;

/** For how long an answer of the store is good, in milliseconds: anybody may ask, and as often. */
const REUSED = 1000;

/** Why a process takes no work: it closes, or its games can't be kept. */
type Hindrance = 'closing' | 'store';

/** Serves both, for whoever watches over processes: 200, or 503 with the reason. */
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

/** The same question, asked once in so many milliseconds: anyone who asks again meanwhile gets that answer. */
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
