/** One table of clients at a bare server: they act in turn, whatever the game would be. */
import type { LoadTable, LoadTableParts } from '../client-program.ts';
import { thinkingTime } from '../pace.ts';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A connection to a bare server. */
export interface BareClient {
  act(): void;
  close(): void;
}

/** What a client tells its table. */
export interface Heard {
  /** An action of somebody here has reached this client. */
  readonly onPatch: () => void;
  /** The server has answered this client. */
  readonly onAnswer: () => void;
}

/** Connects the clients of one table, each after the other. */
export type Connect = (
  endpoint: string,
  players: number,
  heard: Heard,
) => AsyncIterable<BareClient>;

/** A table of a bare server. */
export class BareTable implements LoadTable {
  readonly #parts: LoadTableParts;
  readonly #connect: Connect;
  #clients: readonly BareClient[] = [];
  #isPlaying = false;
  #acted = 0;
  /** Frames of the action under way that are still to come, and when it was sent. */
  #awaited = 0;
  #sentAt = 0;

  constructor(parts: LoadTableParts, connect: Connect) {
    this.#parts = parts;
    this.#connect = connect;
  }

  get clientCount(): number {
    return this.#clients.length;
  }

  async open(): Promise<void> {
    const { endpoint, plan, counter } = this.#parts;
    const onFrame = () => this.#arrived();
    const heard = { onPatch: onFrame, onAnswer: onFrame };
    for await (const client of this.#connect(endpoint, plan.players, heard)) {
      this.#clients = [...this.#clients, client];
      counter.count('joins');
    }
  }

  play(): void {
    this.#isPlaying = true;
    void this.#think();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async check(): Promise<string | undefined> {
    for (let attempt = 0; attempt < 100 && this.#awaited > 0; attempt++) await pause(50);
    return this.#awaited === 0 ? undefined : 'frames of an action are missing';
  }

  close(): void {
    this.#isPlaying = false;
    for (const client of this.#clients) client.close();
  }

  async #think(): Promise<void> {
    await pause(thinkingTime(this.#parts.plan, Math.random()));
    if (!this.#isPlaying) return;
    this.#awaited = this.#clients.length + 1;
    this.#sentAt = performance.now();
    this.#clients[this.#acted++ % this.#clients.length]?.act();
  }

  #arrived(): void {
    this.#awaited -= 1;
    if (this.#awaited > 0) return;
    this.#parts.counter.action(performance.now() - this.#sentAt);
    void this.#think();
  }
}
