/** A load test from its first table to its last comparison. */
import { ClientProcesses, METRO_CLIENTS } from './client-processes.ts';
import { watchMachine } from './machine.ts';
import { type Percentiles, percentilesOf } from './percentiles.ts';
import type { LoadPlan } from './plan.ts';
import { readFigures, type ServerFigures } from './server-figures.ts';
import type { LoadedServer } from './server-process.ts';
import { added, NOTHING, type Tally } from './tally.ts';

/** The parts of a load test, in order. */
export type Phase = 'opening' | 'idle' | 'playing' | 'checking';

/** What was seen in a second. */
export interface Moment {
  /** Since the beginning, in seconds. */
  readonly at: number;
  readonly phase: Phase;
  readonly clients: number;
  readonly actions: number;
  readonly errors: Tally['errors'];
  readonly latency: Percentiles;
  readonly server: ServerFigures | undefined;
}

/** What was seen in a part of a load test. */
export interface Stretch {
  readonly seconds: number;
  readonly tally: Tally;
  /** The server's processor time; `undefined` where it doesn't tell. */
  readonly cpuSeconds: number | undefined;
  /** The share of the machine's processors that was in use, from 0 to 1. */
  readonly machine: number;
}

/** What came of a load test. */
export interface LoadResult {
  readonly plan: LoadPlan;
  readonly clients: number;
  readonly stretches: Readonly<Record<Phase, Stretch>>;
  readonly moments: readonly Moment[];
  /** What clients knew differently from one another or from the record. */
  readonly differences: readonly string[];
}

const MOMENT_MILLISECONDS = 1000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a load test against a server. `onMoment` is told each second what was seen; `program` is that
 * of the processes that act as clients.
 */
export async function runLoadTest(
  plan: LoadPlan,
  server: LoadedServer,
  onMoment: (moment: Moment) => void,
  program = METRO_CLIENTS,
): Promise<LoadResult> {
  const processes = new ClientProcesses(program, plan.processes);
  const watch = new Watch(processes, server, onMoment);
  try {
    const opening = await watch.during('opening', () => processes.open(server.endpoint, plan));
    const idle = await watch.during('idle', () => pause(plan.idle * 1000));
    const { clients } = processes;
    await processes.play();
    const playing = await watch.during('playing', () => pause(plan.seconds * 1000));
    let differences: readonly string[] = [];
    const checking = await watch.during('checking', async () => {
      differences = await processes.check();
    });
    await processes.close();
    const stretches = { opening, idle, playing, checking };
    return { plan, clients, stretches, moments: watch.moments, differences };
  } finally {
    processes.kill();
  }
}

/** Looks at clients and server once a second. */
class Watch {
  readonly moments: Moment[] = [];
  readonly #processes: ClientProcesses;
  readonly #server: LoadedServer;
  readonly #onMoment: (moment: Moment) => void;
  readonly #start = performance.now();

  constructor(
    processes: ClientProcesses,
    server: LoadedServer,
    onMoment: (moment: Moment) => void,
  ) {
    this.#processes = processes;
    this.#server = server;
    this.#onMoment = onMoment;
  }

  /** Watches while something is done. */
  async during(phase: Phase, act: () => Promise<void>): Promise<Stretch> {
    const machine = watchMachine();
    const before = await this.#figures();
    const start = performance.now();
    let tally = NOTHING;
    let isOver = false;
    const over = act().finally(() => {
      isOver = true;
    });
    while (!isOver) {
      await Promise.race([over, pause(MOMENT_MILLISECONDS)]);
      tally = added(tally, await this.#look(phase));
    }
    await over;
    const after = await this.#figures();
    const cpuSeconds = before && after && after.cpuSeconds - before.cpuSeconds;
    const seconds = (performance.now() - start) / 1000;
    return { seconds, tally, cpuSeconds, machine: machine() };
  }

  async #look(phase: Phase): Promise<Tally> {
    const server = await this.#figures();
    const tally = this.#processes.take();
    const moment = {
      at: (performance.now() - this.#start) / 1000,
      phase,
      clients: this.#processes.clients,
      actions: tally.actions,
      errors: tally.errors,
      latency: percentilesOf(tally.latencies),
      server,
    };
    this.moments.push(moment);
    this.#onMoment(moment);
    return tally;
  }

  #figures(): Promise<ServerFigures | undefined> {
    return readFigures(this.#server.endpoint, this.#server.metricsToken);
  }
}
