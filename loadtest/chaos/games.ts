/** The games on one store: begun, played by persistent players, and checked afterwards. */
import { setTimeout as delay } from 'node:timers/promises';
import type { RandomBelow } from '../../common/deal/deal.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import {
  playTable,
  resultOf,
  startTable,
  type Table,
  type TableResult,
} from '../../server/testing/crashes.ts';
import { TestPlayer } from '../../server/testing/test-player.ts';
import type { ChaosProxy } from './proxy.ts';
import type { SupervisedServer } from './supervised-server.ts';

/** The longest that a player thinks, in milliseconds: on a good day a game of 60 actions takes six seconds. */
const LONGEST_THOUGHT = 150;

/** In milliseconds: the wait before a failed request is repeated, and how long that may go on. */
const PAUSE = 300;
const SETUP_PATIENCE = 5000;

/** Answers that say an action didn't happen: the page would say so, and the player would choose again. */
const HONEST_REFUSALS: ReadonlySet<string> = new Set(['cannot-keep', 'store-behind']);

/** All games of a run. */
export class Games {
  /** The outcome of those that have ended. */
  readonly finished: TableResult[] = [];
  /** What went wrong with the others, as sentences. */
  readonly errors: string[] = [];
  readonly #server: SupervisedServer;
  readonly #proxy: ChaosProxy;
  readonly #thought: RandomBelow;
  /** The players of the games that have begun and haven't ended. */
  readonly #underWay = new Set<Table>();
  /** How many have begun. */
  begun = 0;

  constructor(server: SupervisedServer, proxy: ChaosProxy, thought: RandomBelow) {
    this.#server = server;
    this.#proxy = proxy;
    this.#thought = thought;
  }

  /** One game after another. Never rejects. */
  async playWhile(isTime: () => boolean, table: string): Promise<void> {
    for (let game = 0; isTime(); game++) {
      const name = `${table}.${game}`;
      const players = await this.#start(name).catch(() => delay(PAUSE));
      if (players === undefined) continue;
      this.begun += 1;
      this.#underWay.add(players);
      try {
        this.#note(await playTable(players));
      } catch (error) {
        this.errors.push(`game ${name}: ${error}`);
      }
      this.#underWay.delete(players);
    }
  }

  /** What the server has of the games that haven't ended. */
  async stuck(): Promise<readonly TableResult[]> {
    const results: TableResult[] = [];
    for (const players of this.#underWay) {
      const { code } = players[0];
      const table = await tableAt(this.#server.url, code);
      if (typeof table === 'string') this.errors.push(`${code}: ${table}`);
      else results.push(resultOf(players, [table]));
    }
    return results;
  }

  /** Tables are made without going through the proxy: only the games have to withstand the faults. */
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

/** The game at a table as a new spectator sees it; or a sentence about why they can't. */
export async function tableAt(url: string, code: string): Promise<GameSnapshot | string> {
  try {
    const entering = TestPlayer.enter(url, 'Visitor', code, 'spectator');
    const visitor = await Promise.race([entering, tooLate()]);
    const { snapshot } = visitor;
    visitor.drop();
    return snapshot.phase === 'waiting' ? 'the game has lost its start' : snapshot;
  } catch (error) {
    return `nobody can enter: ${error}`;
  }
}
