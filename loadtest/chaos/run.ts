/** Games on one kind of store, on bad lines to a server in trouble. */
import { setTimeout as delay } from 'node:timers/promises';
import { randomBelow, type Seed } from '../../common/deal/deal.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import type { TableResult } from '../../server/testing/crashes.ts';
import { differenceOf } from '../compare-states.ts';
import { differenceFromRecord } from '../kept-record.ts';
import { faultsOf } from './faults.ts';
import { Games, tableAt } from './games.ts';
import { ChaosProxy } from './proxy.ts';
import type { ChaosStore } from './stores.ts';
import { SupervisedServer } from './supervised-server.ts';
import { type Trouble, troublesOf } from './troubles.ts';

/** The outcome of the games on one store. */
export interface StoreResult {
  readonly store: ChaosStore['name'];
  /** How often each trouble came. */
  readonly troubles: Readonly<Record<Trouble['type'], number>>;
  readonly cuts: number;
  /** How many games were begun. */
  readonly games: number;
  readonly finished: readonly TableResult[];
  /** Stuck games, as the server has kept them. */
  readonly stuck: readonly TableResult[];
  /** Where clients differ from the record or from the accepted actions. */
  readonly differences: readonly string[];
  readonly errors: readonly string[];
}

/** How many tables are played at a time. */
const TABLES = 6;

/** No game begins after this share of the time, and no trouble after the next, so that all games can end. */
const NEW_GAMES = 0.5;
const TROUBLES = 0.75;

/** In milliseconds: a game that hasn't ended this long after the last trouble is stuck. */
const PATIENCE = 60_000;

/** Plays on a store for this many milliseconds, or a little longer. Leaves nothing running but the store. */
export async function playOn(
  store: ChaosStore,
  seed: Seed,
  milliseconds: number,
): Promise<StoreResult> {
  const server = await SupervisedServer.start(store.settings);
  const proxy = await ChaosProxy.start({
    target: server.port,
    faultsOf: (line, direction) => faultsOf(seed, line, direction),
  });
  try {
    const begin = performance.now();
    const until = (share: number) => () => performance.now() - begin < milliseconds * share;
    const games = new Games(server, proxy, randomBelow(seed, `thoughts on ${store.name}`));
    const played = Promise.all(
      Array.from({ length: TABLES }, (_, table) => games.playWhile(until(NEW_GAMES), `${table}`)),
    );
    const troubles = await makeTrouble(store, server, seed, until(TROUBLES));
    proxy.calm();
    await Promise.race([played, delay(PATIENCE, undefined, { ref: false })]);
    const stuck = await games.stuck();
    const differences = await differencesOf(server.url, games.finished);
    const { cuts } = proxy;
    await server.end();
    const { begun, finished } = games;
    const errors = [
      ...games.errors,
      ...server.faults,
      ...stuck.map(({ ends }) => `game ${ends[0]?.code} is stuck`),
    ];
    return {
      store: store.name,
      troubles,
      cuts,
      games: begun,
      finished,
      stuck,
      differences,
      errors,
    };
  } finally {
    await server.end();
    await proxy.close();
  }
}

/** Makes one trouble after another while there is time. Returns how often each happened. */
async function makeTrouble(
  store: ChaosStore,
  server: SupervisedServer,
  seed: Seed,
  isTime: () => boolean,
): Promise<StoreResult['troubles']> {
  const counts = { kill: 0, stop: 0, 'full-disk': 0, 'store-restart': 0 };
  for (const { pause, trouble } of troublesOf(seed, store.name)) {
    await delay(pause);
    if (!isTime()) break;
    counts[trouble.type] += 1;
    await befall(store, server, trouble);
  }
  return counts;
}

async function befall(store: ChaosStore, server: SupervisedServer, trouble: Trouble) {
  switch (trouble.type) {
    case 'kill':
      return server.kill();
    case 'stop':
      return server.pause(trouble.milliseconds);
    case 'full-disk':
      await store.fill(server);
      await delay(trouble.milliseconds);
      return store.free(server);
    case 'store-restart':
      return store.restart(server);
  }
}

/** Whatever players and a later visitor see of finished games that isn't in the record. */
async function differencesOf(
  url: string,
  finished: readonly TableResult[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const { ends } of finished) {
    const code = ends[0]?.code ?? '';
    for (const table of [...ends, await tableAt(url, code)]) {
      const difference = typeof table === 'string' ? table : await differenceOfOne(url, table);
      if (difference !== undefined) differences.push(`${code}: ${difference}`);
    }
  }
  return differences;
}

/** That acknowledged actions are there has been checked already. */
const differenceOfOne = async (url: string, table: GameSnapshot): Promise<string | undefined> =>
  differenceOf([table], new Map()) ?? (await differenceFromRecord(url, table));
