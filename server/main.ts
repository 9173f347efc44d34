/**
 * The program: starts the server where PORT and HOST say, with the games that DATABASE_URL or DATA_DIR
 * names, and ends it cleanly.
 */
import { type Address, listenFault, parseAddress } from './address.ts';
import { type RunningApp, startApp } from './app.ts';
import { parseRetention } from './hosting/housekeeping.ts';
import { reportError } from './report.ts';
import { parseStorage } from './storage.ts';
import { StoreOpenError } from './store/errors.ts';
import { openStore } from './store/open-store.ts';

// One player's bad luck must not end the games of all others. What a game is stands in its journal.
process.on('unhandledRejection', (reason) => reportError('unhandled rejection', reason));
process.on('uncaughtException', (error) => reportError('uncaught exception', error));

const address = parseAddress(process.env);
if (address.ok) closeOnSignal(await start(address.value));
else give(address.error);

async function start(where: Address): Promise<RunningApp> {
  try {
    const { address: kept, owner } = parseStorage(process.env);
    const app = await startApp(where, {
      store: await openStore(kept),
      owner,
      retention: parseRetention(process.env),
      tokenKey: process.env.TOKEN_KEY?.trim(),
      metricsToken: process.env.METRICS_TOKEN,
    });
    console.log(`Metro is ready at ${app.url}`);
    return app;
  } catch (error) {
    if (error instanceof StoreOpenError) return give(error.message);
    return give(listenFault(error, where) ?? `The server can't start: ${String(error)}`);
  }
}

function closeOnSignal(app: RunningApp): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void app.close().finally(() => process.exit(0));
    });
}

/** Says in a sentence why there is no server, and ends. */
function give(reason: string): never {
  console.error(reason);
  process.exit(1);
}
