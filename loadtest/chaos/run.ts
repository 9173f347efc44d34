/** Games on one kind of store, on bad lines to a server that has bad days. */
import { setTimeout as delay } from 'node:timers/promises';
import { type RandomBelow, randomBelow, type Seed } from '../../common/deal/deal.ts';
import { playTable, startTable, type TableResult } from '../../server/testing/crashes.ts';
import { TestPlayer } from '../../server/testing/test-player.ts';
import { differenceOf } from '../compare-states.ts';
import { differenceFromRecord } from '../kept-record.ts';
import { faultsOf } from './faults.ts';
import { ChaosProxy } from './proxy.ts';
import type { ChaosStore } from './stores.ts';
import { SupervisedServer } from './supervised-server.ts';
import { type Trouble, troublesOf } from './troubles.ts';

/** What came of the games on one store. */
export interface StoreResult {
  readonly store: ChaosStore['name'];
  /** How often each trouble came. */
  readonly troubles: Readonly<Record<Trouble['type'], number>>;
  readonly cuts: number;
  /** How many games were begun. */
  readonly games: number;
  readonly finished: readonly TableResult[];
  /** What clients knew differently from the record, or from the actions that were accepted. */
  readonly differences: readonly string[];
  readonly errors: readonly string[];
}

/** Tables that are played on at a time. */
const TABLES = 6;

/** The longest that a player thinks, in milliseconds: on good days a game of 60 actions takes six seconds. */
const LONGEST_THOUGHT = 150;

/** No game begins after this share of the time, and no trouble after the next, so that all can end. */
const NEW_GAMES = 0.5;
const TROUBLES = 0.75;

/** A game that hasn't ended so long after the last trouble is stuck, in milliseconds. */
const PATIENCE = 60_000;

/** Before what the server couldn't do is tried again, and how long that may take, in milliseconds. */
const PAUSE = 300;
const SETUP_PATIENCE = 5000;

/** What a player may be told that didn't happen: the page says so, and the player chooses again. */
const HONEST_REFUSALS: ReadonlySet<string> = new Set(['cannot-keep', 'store-behind']);

/** Plays on a store for so many milliseconds, or a little longer. Leaves nothing running but the store. */
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
    const differences = await differencesOf(server.url, games.finished);
    const { cuts } = proxy;
    await server.end();
    const { begun, finished } = games;
    const errors = [...games.errors, ...server.faults];
    for (const code of games.unfinished) errors.push(`game ${code} is stuck`);
    return { store: store.name, troubles, cuts, games: begun, finished, differences, errors };
  } finally {
    await server.end();
    await proxy.close();
  }
}

/** The games of one store. */
class Games {
  readonly finished: TableResult[] = [];
  readonly errors: string[] = [];
  readonly #server: SupervisedServer;
  readonly #proxy: ChaosProxy;
  readonly #thought: RandomBelow;
  readonly #underWay = new Set<string>();
  begun = 0;

  constructor(server: SupervisedServer, proxy: ChaosProxy, thought: RandomBelow) {
    this.#server = server;
    this.#proxy = proxy;
    this.#thought = thought;
  }

  /** The names of games that were begun and haven't ended. */
  get unfinished(): readonly string[] {
    return [...this.#underWay];
  }

  /** One game after another. Never rejects. */
  async playWhile(isTime: () => boolean, table: string): Promise<void> {
    for (let game = 0; isTime(); game++) {
      const name = `${table}.${game}`;
      const players = await this.#start(name).catch(() => delay(PAUSE));
      if (players === undefined) continue;
      this.begun += 1;
      this.#underWay.add(name);
      try {
        this.#note(await playTable(players));
      } catch (error) {
        this.errors.push(`game ${name}: ${error}`);
      }
      this.#underWay.delete(name);
    }
  }

  /** Tables are made past the proxy: it is the games that must bear everything. */
  #start(name: string) {
    const url = () => this.#proxy.url;
    const think = () => this.#thought(LONGEST_THOUGHT);
    return Promise.race([startTable(this.#server.url, { name, url, think }), tooLate()]);
  }

  #note(result: TableResult): void {
    this.finished.push(result);
    for (const refusal of result.refusals)
      if (!HONEST_REFUSALS.has(refusal)) this.errors.push(`a command was refused: ${refusal}`);
  }
}

async function tooLate(): Promise<never> {
  await delay(SETUP_PATIENCE, undefined, { ref: false });
  throw new Error('the server took too long');
}

/** One trouble after another while there is time. Answers how often each came. */
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

/** Whatever players, and somebody who comes later, know of finished games that isn't in the record. */
async function differencesOf(
  url: string,
  finished: readonly TableResult[],
): Promise<readonly string[]> {
  const differences: string[] = [];
  for (const { ends } of finished) {
    const [end] = ends;
    if (end === undefined) throw new Error('a game without players');
    const visitor = await TestPlayer.enter(url, 'Visitor', end.code, 'spectator');
    for (const table of [...ends, visitor.game]) {
      // That what was acknowledged is there is known already.
      const difference =
        differenceOf([table], new Map()) ?? (await differenceFromRecord(url, table));
      if (difference !== undefined) differences.push(`${end.code}: ${difference}`);
    }
    visitor.drop();
  }
  return differences;
}
