/** One table of bots: filled, started, played and checked. */
import { randomUUID } from 'node:crypto';
import { chooseAction } from '../common/bots/choose-action.ts';
import type { TableOptions } from '../common/protocol/options.ts';
import type { GameSnapshot } from '../common/protocol/snapshot.ts';
import { withoutProof } from '../common/protocol/socket-address.ts';
import { BotClient } from '../common/remote/bot-client.ts';
import { newIdentity } from '../common/remote/identity.ts';
import { formatAction } from '../common/rules/notation.ts';
import type { LoadTable, LoadTableParts } from './client-program.ts';
import { differenceOf } from './compare-states.ts';
import { differenceFromRecord } from './kept-record.ts';
import { thinkingTime } from './pace.ts';
import { meetByQueue } from './quick-match.ts';
import { Client } from './sockets.ts';

const TABLE: ChosenTable = { rotation: false, handSize: 1, expansions: [], isPublic: true };

/** A table's options, apart from the number of players, which the plan gives. */
export type ChosenTable = Omit<TableOptions, 'players'>;

const NAME = 'Bot';

/** The longest that a connection stays cut, in milliseconds. */
const AWAY_MILLISECONDS = 2000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A table of Metro's server. */
export class BotTable implements LoadTable {
  readonly #parts: LoadTableParts;
  readonly #chosen: ChosenTable;
  readonly #accepted = new Map<number, string>();
  #players: readonly BotClient[] = [];
  #clients: readonly BotClient[] = [];
  #code = '';
  #isPlaying = false;
  #isClosed = false;
  /** Actions without an answer so far: others may see one before its answer comes. */
  #asking = 0;
  /** The action that not everybody has seen so far. */
  #sent: { readonly sequence: number; readonly at: number } | undefined;

  constructor(parts: LoadTableParts, chosen = TABLE) {
    this.#parts = parts;
    this.#chosen = chosen;
  }

  /** The code by which it is entered; empty before it is open. */
  get code(): string {
    return this.#code;
  }

  /** The tokens of these clients. */
  get tokens(): readonly string[] {
    return this.#clients.map(({ token }) => token);
  }

  get clientCount(): number {
    return this.#clients.length;
  }

  async open(): Promise<void> {
    const { watched, queued } = this.#parts.plan;
    await (Math.random() < queued ? this.#meet() : this.#invite());
    this.#players = this.#clients;
    if (Math.random() < watched) await this.#enter(this.#newClient('spectator'));
    await this.#untilAll(({ phase }) => phase !== 'waiting');
  }

  play(): void {
    this.#isPlaying = true;
    void this.#think();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async check(): Promise<string | undefined> {
    const isSettled = await this.#untilAll(
      (state) => this.#asking === 0 && state.sequence === this.#lastSequence,
    );
    if (!isSettled) return `table ${this.#code}: a client doesn't know the last action`;
    const difference = () =>
      differenceOf(
        this.#clients.map((client) => client.snapshot()),
        this.#accepted,
      );
    // News about somebody's connection may still be on its way.
    for (let attempt = 0; attempt < 20 && difference() !== undefined; attempt++) await pause(100);
    const found = difference() ?? (await this.#differenceFromRecord());
    return found && `table ${this.#code}: ${found}`;
  }

  close(): void {
    this.#isPlaying = false;
    this.#isClosed = true;
    for (const client of this.#clients) client.leave();
  }

  get #lastSequence(): number {
    return Math.max(0, ...this.#accepted.keys());
  }

  async #differenceFromRecord(): Promise<string | undefined> {
    const table = this.#clients[0]?.snapshot();
    if (table === undefined || table.phase === 'waiting') return undefined;
    return differenceFromRecord(this.#parts.endpoint, table);
  }

  #newClient(as: 'player' | 'spectator'): BotClient {
    const { endpoint, counter } = this.#parts;
    return new BotClient({
      newClient: () => new Client(endpoint, { urlBuilder: withoutProof }),
      identity: newIdentity(),
      entering: { name: NAME, as },
      onChanged: () => this.#onChanged(),
      onLost: (code) => {
        if (this.#isClosed) return;
        counter.error(`a connection was closed with ${code}`);
        this.#onChanged();
      },
    });
  }

  /** One player makes the table; the others enter by its code and say that they are ready. */
  async #invite(): Promise<void> {
    const { players } = this.#parts.plan;
    const host = this.#newClient('player');
    this.#code = await host.create({ ...this.#chosen, players });
    this.#joined(host);
    for (let seat = 1; seat < players; seat++) await this.#enter(this.#newClient('player'));
    for (const player of this.#clients.slice(1)) await player.ask('ready', { isReady: true });
    const started = await host.ask('start');
    if (!started.ok) throw new Error(`the start was refused: ${started.error}`);
  }

  /** All meet in the queue; the game begins once they have entered. Seats are given in order of arrival. */
  async #meet(): Promise<void> {
    const { plan, processIndex } = this.#parts;
    const players = Array.from({ length: plan.players }, () => this.#newClient('player'));
    this.#clients = players;
    this.#code = await meetByQueue(players, processIndex);
    await Promise.all(players.map((player) => player.enter(this.#code)));
    const seatOf = (player: BotClient) => player.snapshot().me ?? 0;
    this.#clients = players.toSorted((one, other) => seatOf(one) - seatOf(other));
    for (const _player of players) this.#parts.counter.count('joins');
  }

  async #enter(client: BotClient): Promise<void> {
    await client.enter(this.#code);
    this.#joined(client);
  }

  #joined(client: BotClient): void {
    this.#clients = [...this.#clients, client];
    this.#parts.counter.count('joins');
  }

  /** Waits, but not for ever; returns whether all clients got there. */
  async #untilAll(isThere: (state: BotClient['state']) => boolean): Promise<boolean> {
    const areThere = () =>
      this.#clients.every((client) => client.isConnected && isThere(client.state));
    for (let attempt = 0; attempt < 300 && !areThere(); attempt++) await pause(50);
    return areThere();
  }

  #onChanged(): void {
    const sent = this.#sent;
    if (sent === undefined) return;
    for (const client of this.#clients)
      if (client.isConnected && client.state.sequence < sent.sequence) return;
    this.#sent = undefined;
    this.#parts.counter.action(performance.now() - sent.at);
    void this.#think();
  }

  /** Whoever is on turn thinks and acts. */
  async #think(): Promise<void> {
    const { plan, counter, onFinished } = this.#parts;
    const onTurn = this.#onTurn();
    if (onTurn === undefined) {
      if (this.#isPlaying) onFinished();
      return;
    }
    try {
      if (Math.random() < plan.drops) void this.#cutSomebody();
      await pause(thinkingTime(plan, Math.random()));
      while (this.#isPlaying && !onTurn.isConnected) await pause(100);
      if (this.#isPlaying) await this.#act(onTurn);
    } catch (error) {
      counter.error(error);
    }
  }

  /** Who is on turn; `undefined` when the game is over. */
  #onTurn(): BotClient | undefined {
    const informed = this.#clients.find(({ isConnected }) => isConnected);
    if (informed === undefined) return this.#players[0];
    const { phase, turn } = informed.state;
    return phase === 'playing' ? this.#players[turn] : undefined;
  }

  async #act(player: BotClient): Promise<void> {
    const table = player.snapshot();
    if (table.phase !== 'playing' || table.me === undefined) return;
    const action = formatAction(choose(table, table.me));
    const command = { id: randomUUID(), basedOn: table.sequence, action };
    const sequence = table.sequence + 1;
    this.#sent = { sequence, at: performance.now() };
    this.#asking += 1;
    const answer = await player.ask('play', command).finally(() => {
      this.#asking -= 1;
    });
    if (answer.ok) this.#accepted.set(sequence, `${table.me} ${action}`);
    else {
      this.#sent = undefined;
      this.#parts.counter.refusal(answer.error);
      void this.#think();
    }
  }

  /** Somebody's connection is cut; after a while they come back, as by a reload. */
  async #cutSomebody(): Promise<void> {
    const client = this.#clients[Math.floor(Math.random() * this.#clients.length)];
    if (client === undefined || !client.isConnected) return;
    client.drop();
    await pause(Math.random() * AWAY_MILLISECONDS);
    if (this.#isClosed) return;
    try {
      await client.enter(this.#code);
      this.#parts.counter.count('reconnects');
    } catch (error) {
      this.#parts.counter.error(error);
    }
  }
}

const choose = ({ game }: GameSnapshot, seat: NonNullable<GameSnapshot['me']>) =>
  chooseAction('random', game, seat, Math.floor(Math.random() * 2 ** 31));
