/** Games played over the protocol, many times as fast as in browsers. */
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client, type Room } from '@colyseus/sdk';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { TABLE_ROOM, type TableOptions } from '../../common/protocol/options.ts';
import { decodeTable, type TableSnapshot } from '../../common/protocol/snapshot.ts';
import type { WireTable } from '../../common/protocol/wire.ts';
import { type Action, legalActions } from '../../common/rules/game.ts';
import { formatAction } from '../../common/rules/notation.ts';

const OPTIONS: TableOptions = {
  players: 2,
  rotation: false,
  handSize: 1,
  expansions: [],
  isPublic: false,
};

/**
 * Between two actions, in milliseconds. The server closes connections that send more than twenty messages
 * a second; each of the two sends every other one.
 */
const PAUSE = 25;

/** What is to be played. */
export interface FastGame {
  readonly baseURL: string;
  /** The secret of whoever sits on the first seat; a stranger without it. */
  readonly secret?: string;
  /** The same of the second seat. */
  readonly otherSecret?: string;
  /** What isn't as at a private table of two by the base rules. */
  readonly table?: Partial<TableOptions>;
  /** After so many actions the players go away; the whole game without it. */
  readonly actions?: number;
}

/** Two play by the first legal placements; answers the table's code. */
export async function playFast(game: FastGame): Promise<string> {
  const players = await sitDown(game);
  const [first] = players;
  for (const player of players) await player.ask('ready', { isReady: true });
  await first.ask('start', {});
  await Promise.all(players.map((player) => player.started()));
  await playOn(players, game.actions);
  for (const player of players) player.close();
  return first.code;
}

/** Everybody at a table but its bots plays on, until there were so many actions or the game is over. */
export async function playOn(players: readonly FastPlayer[], actions = Infinity): Promise<void> {
  for (;;) {
    const sequence = Math.max(...players.map((player) => player.sequence));
    await Promise.all(players.map((player) => player.seen(sequence)));
    if (sequence >= actions || players.every((player) => player.isOver())) return;
    const onTurn = players.find((player) => player.action() !== undefined);
    if (onTurn !== undefined) await onTurn.play();
    await setTimeout(PAUSE);
    if (onTurn !== undefined) await onTurn.seen(sequence + 1);
  }
}

/** Somebody sits down at a table that waits, and is ready. */
export async function joinFast(baseURL: string, code: string): Promise<FastPlayer> {
  const player = new FastPlayer(baseURL, newSecret());
  await player.enter(code);
  await player.ask('ready', { isReady: true });
  return player;
}

/** Two sit down at a table, and their connections are lost before anybody is ready; answers its code. */
export async function sitFast(game: FastGame): Promise<string> {
  const players = await sitDown(game);
  for (const player of players) player.close();
  return players[0].code;
}

async function sitDown({ baseURL, secret, otherSecret, table }: FastGame) {
  const first = new FastPlayer(baseURL, secret ?? newSecret(), 'Fast');
  const second = new FastPlayer(baseURL, otherSecret ?? newSecret());
  await first.create({ ...OPTIONS, ...table });
  await second.enter(first.code);
  return [first, second] as const;
}

/** The secret of somebody new. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Somebody who plays without a browser. */
export class FastPlayer {
  readonly #client: Client;
  readonly #playerId: string;
  readonly #name: string;
  #room: Room<unknown, WireTable> | undefined;

  constructor(baseURL: string, secret: string, name = 'Furious') {
    this.#name = name;
    this.#client = new Client(baseURL);
    this.#client.auth.token = secret;
    this.#playerId = playerIdOf(secret);
  }

  get code(): string {
    return this.#entered().roomId;
  }

  /** How many actions this player knows of. */
  get sequence(): number {
    return this.#entered().state.sequence;
  }

  async create(table: TableOptions): Promise<void> {
    const entry = { table, name: this.#name, as: 'player' };
    await this.#take(await this.#client.create<WireTable>(TABLE_ROOM, entry));
  }

  async enter(code: string): Promise<void> {
    const entry = { name: this.#name, as: 'player' };
    await this.#take(await this.#client.joinById<WireTable>(code, entry));
  }

  async ask(name: string, payload: object): Promise<void> {
    await this.#entered().request(name, payload);
  }

  /** What this player may do now, one of the preferred kind if there is one. */
  action(preferred: Action['type'] = 'place'): Action | undefined {
    const snapshot = this.#snapshot();
    if (snapshot.phase === 'waiting') return undefined;
    const { phase } = snapshot.game;
    if (phase.type !== 'playing' || phase.turn !== snapshot.me) return undefined;
    const actions = legalActions(snapshot.game);
    const find = (wanted: Action['type']) => actions.find(({ type }) => type === wanted);
    return find(preferred) ?? find('place') ?? actions[0];
  }

  /** Is no tile left to draw? */
  isStackEmpty(): boolean {
    const snapshot = this.#snapshot();
    return snapshot.phase !== 'waiting' && snapshot.game.stackCount === 0;
  }

  /** Has the game been played to its end? */
  isOver(): boolean {
    return this.#snapshot().phase === 'finished';
  }

  async play(preferred?: Action['type']): Promise<void> {
    const snapshot = this.#snapshot();
    const action = this.action(preferred);
    if (action === undefined || snapshot.phase === 'waiting') throw new Error('not on turn');
    const command = { id: newSecret().slice(0, 20), basedOn: snapshot.sequence };
    await this.ask('play', { ...command, action: formatAction(action) });
  }

  /** Resolves once this player knows that the game has begun. */
  async started(): Promise<void> {
    const room = this.#entered();
    while (this.#snapshot().phase === 'waiting')
      await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  }

  /** Resolves once this player knows of so many actions. */
  async seen(sequence: number): Promise<void> {
    const room = this.#entered();
    while (room.state.sequence < sequence)
      await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  }

  /** Goes away without giving the seat up. */
  close(): void {
    this.#entered().connection.close();
  }

  async #take(room: Room<unknown, WireTable>): Promise<void> {
    room.reconnection.enabled = false;
    this.#room = room;
    await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()));
  }

  #entered(): Room<unknown, WireTable> {
    if (this.#room === undefined) throw new Error('not at a table');
    return this.#room;
  }

  #snapshot(): TableSnapshot {
    const room = this.#entered();
    return decodeTable(room.state, { code: room.roomId, playerId: this.#playerId });
  }
}
