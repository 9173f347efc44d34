/**
 * The program: starts the server as its environment says (docs/running.md), and ends it cleanly.
 */
import { listenFault } from './address.ts';
import { type RunningApp, startApp } from './app.ts';
import { endLog, log } from './log.ts';
import { countUncaught } from './metrics.ts';
import { report, reportError } from './report.ts';
import { parseSettings, type Settings } from './settings/settings.ts';
import { StoreOpenError } from './store/errors.ts';
import { openStore } from './store/open-store.ts';

// One player's bad luck must not end the games of all others. What a game is stands in its journal.
// Nothing should get this far, so that each time is an alarm, in the log and in `/metrics`.
process.on('unhandledRejection', (reason) => {
  countUncaught('rejection');
  reportError('unhandled rejection', reason, { alarm: true });
});
process.on('uncaughtException', (error) => {
  countUncaught('exception');
  reportError('uncaught exception', error, { alarm: true });
});

const settings = parseSettings(process.env);
if (settings.ok) await start(settings.value);
else give(settings.error.join('\n'));

async function start({ address, storage, logLevel, ...parts }: Settings): Promise<void> {
  log.level = logLevel;
  try {
    const store = await openStore(storage.address, { isServer: true });
    const app = await startApp(address, { ...parts, store, owner: storage.owner });
    // Whoever reads that it is ready may end it at once.
    closeOnSignal(app);
    report(`Metro is ready at ${app.url}`);
  } catch (error) {
    if (error instanceof StoreOpenError) give(error.message);
    give(listenFault(error, address) ?? `The server can't start: ${String(error)}`);
  }
}

/** A terminal that is closed sends SIGHUP; the games of those who play are worth no less then. */
function closeOnSignal(app: RunningApp): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      report('closing', { signal });
      void app.close().finally(async () => {
        report('closed');
        await endLog();
        process.exit(0);
      });
    });
}

/** Says in a sentence why there is no server, and ends. */
function give(reason: string): never {
  console.error(reason);
  process.exit(1);
}
