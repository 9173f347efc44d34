/** A run of the fuzzer: honest games first alone, then under attack, then compared. */
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerFigures } from '../server-figures.ts';
import { added, NOTHING, type Tally } from '../tally.ts';
import { Attackers } from './attackers.ts';
import { HonestGames } from './honest-games.ts';
import { LeakFinder, type Secrets } from './leak-finder.ts';
import type { FuzzPlan } from './plan.ts';
import type { FuzzResult } from './report.ts';
import { SecretSource } from './secrets.ts';
import { WatchedServer } from './watched-server.ts';

/** Honest players are alone for this share of the time before, to see what attacks change. */
const CALM = 1 / 6;
/** Between two looks at what was received, in milliseconds. */
const LOOK = 500;
/** After the attacks, before the last look at the memory, in milliseconds. */
const REST = 2000;

/** Runs a server, attacks it, and returns the result. */
export async function runFuzz(plan: FuzzPlan): Promise<FuzzResult> {
  const server = await WatchedServer.start();
  const attackers = new Attackers();
  const run = new Run(plan, server, attackers);
  try {
    return await run.run();
  } finally {
    run.close();
    attackers.end();
    await server.close();
  }
}

class Run {
  readonly #plan: FuzzPlan;
  readonly #server: WatchedServer;
  readonly #attackers: Attackers;
  readonly #games: HonestGames;
  readonly #source: SecretSource;
  readonly #log = new LeakFinder([]);
  readonly #figures: ServerFigures[] = [];

  constructor(plan: FuzzPlan, server: WatchedServer, attackers: Attackers) {
    this.#plan = plan;
    this.#server = server;
    this.#attackers = attackers;
    this.#games = new HonestGames(server.endpoint);
    this.#source = new SecretSource(server.database, [
      ...server.secrets,
      { what: 'the folder of the data', text: server.folder },
      { what: 'the folder of the program', text: process.cwd() },
    ]);
  }

  async run(): Promise<FuzzResult> {
    const { seconds, seed } = this.#plan;
    await this.#games.open();
    await this.#watch(seconds * 1000 * CALM);
    const calm = this.#games.take();
    this.#attackers.attack(Number(new URL(this.#server.endpoint).port), seed);
    await this.#watch(seconds * 1000);
    await this.#attackers.stop();
    await this.#look();
    await this.#watch(REST);
    const attacked = await this.#check();
    return {
      plan: this.#plan,
      attacks: this.#attackers.tally,
      crashes: this.#server.crashes,
      uncaught: this.#server.uncaught,
      leaks: [...this.#attackers.leaks, ...this.#log.leaks],
      calm,
      attacked,
      differences: this.#games.differences,
      figures: this.#figures,
    };
  }

  close(): void {
    this.#games.close();
    this.#source.close();
  }

  /** Doesn't wait for the players if the server is gone. */
  async #check(): Promise<Tally> {
    if (!this.#server.isRunning) return this.#games.take();
    await this.#games.check();
    return added(NOTHING, this.#games.take());
  }

  async #watch(milliseconds: number): Promise<void> {
    const end = performance.now() + milliseconds;
    for (let looks = 0; performance.now() < end && this.#server.isRunning; looks++) {
      await Promise.all([delay(Math.min(LOOK, end - performance.now())), this.#look()]);
      if (looks % 2 === 1) await this.#measure();
    }
  }

  async #look(): Promise<void> {
    const secrets = this.#source.now(this.#games.codes, this.#games.tokens);
    this.#lookAtLog(secrets);
    await this.#attackers.look(secrets, this.#games.current);
  }

  /** Operators may read the log, so it must not contain what games hide. */
  #lookAtLog({ everywhere, honest }: Secrets): void {
    const stream = this.#log.listen('the log');
    stream.hear(Buffer.from(this.#server.takeLog(), 'latin1'));
    stream.end();
    const isOfGames = ({ what }: { readonly what: string }) => !what.startsWith('the folder');
    this.#log.look({ everywhere: everywhere.filter(isOfGames), honest });
  }

  async #measure(): Promise<void> {
    const figures = await this.#server.figures();
    if (figures !== undefined) this.#figures.push(figures);
  }
}
