/** A table, and all who receive something of it, in whatever way. */
import { matchMaker } from '@colyseus/core';
import { lobbyLook } from '../../common/protocol/lobby.ts';
import { LOBBY_LISTS, MOST_TABLES } from '../../common/protocol/lobby-lists.ts';
import { QUICK_MATCH_REQUESTS } from '../../common/protocol/quick-match.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { RunningApp } from '../app.ts';
import type { LiveTable } from '../games/live-table.ts';
import { TableRoom } from '../rooms/table-room.ts';
import { refusedActions } from './every-action.ts';
import { answersTo, everyPath, everyRequest, somePayloads } from './everything.ts';
import { secretOf } from './fixtures.ts';
import { LobbyVisitor } from './lobby.ts';
import { Onlooker } from './onlookers.ts';
import { QuickVisitor } from './quick-visitor.ts';
import { framesOf } from './tap.ts';
import { TestPlayer } from './test-player.ts';

/** People who prove who they are, beside the players: a stranger, a spectator, a removed player. */
export const BYSTANDERS = ['Xenia', 'Willa', 'Rita'] as const;
/** Asks too, and sits at the table. */
const OPPONENT = 'Bert';

/** A deal's id, a device's and a link's that there aren't. */
const NO_ID = 'A'.repeat(16);

/** What a scene is made of. */
export interface SceneParts {
  readonly server: RunningApp;
  /** By seat. */
  readonly players: readonly TestPlayer[];
  /** What nobody may be told, whatever the game is. */
  readonly secrets: readonly string[];
  /** What was logged since the last time. */
  readonly takeLog: () => string;
}

export class Scene {
  readonly players: readonly TestPlayer[];
  readonly #parts: SceneParts;
  readonly #onlookers = new Map<string, Onlooker>();
  /** By session: how many frames have been looked through. */
  readonly #read = new Map<string, number>();
  readonly #table: LiveTable;
  /** The codes by which anybody at the table was refused. */
  readonly refusals = new Set<string>();
  #watchers: readonly TestPlayer[] = [];
  #sessions: readonly (readonly [who: string, session: string])[] = [];
  #round = 0;

  private constructor(parts: SceneParts) {
    this.#parts = parts;
    this.players = parts.players;
    const room: unknown = matchMaker.getLocalRoomById(this.code);
    if (!(room instanceof TableRoom)) throw new Error('no table');
    this.#table = room.table;
  }

  /** Somebody watches, visits the lobby and waits in the queue. */
  static async open(parts: SceneParts): Promise<Scene> {
    const { url } = parts.server;
    const scene = new Scene(parts);
    scene.#watchers = [await TestPlayer.enter(url, 'Willa', scene.code, 'spectator')];
    const lobby = await LobbyVisitor.enter(url, { list: 'playing', count: MOST_TABLES });
    const queue = await QuickVisitor.enter(url, 'Quinn', { players: 6, pace: 'none' });
    scene.#sessions = [
      ['the lobby', lobby.room.sessionId],
      ['the queue', queue.room.sessionId],
    ];
    return scene;
  }

  get code(): string {
    const [host] = this.players;
    if (host === undefined) throw new Error('nobody sits there');
    return host.code;
  }

  /** Those who watch. */
  get watchers(): readonly TestPlayer[] {
    return this.#watchers;
  }

  /** What came to somebody who must not know it, in words. */
  get leaks(): readonly string[] {
    return [...this.#onlookers.values()].flatMap(({ leaks }) => leaks);
  }

  /** Looks through all that has come to anybody since the last time. */
  listen(): void {
    for (const player of this.players)
      this.#hearFrames(player.name, player.room.sessionId, player.snapshot.me);
    for (const { name, room } of this.#watchers) this.#hearFrames(name, room.sessionId);
    for (const [who, session] of this.#sessions) this.#hearFrames(who, session);
    this.#hear({ who: 'the log', isLog: true }, this.#parts.takeLog());
  }

  /** Everybody but these asks for everything that there is. */
  async askForEverything(except: readonly TestPlayer[] = []): Promise<void> {
    this.#round += 1;
    for (const asker of [...this.players, ...this.#watchers])
      if (!except.includes(asker)) await this.#askRoom(asker);
    await this.#askLobby();
    await this.#sendNonsense();
    await this.#askPaths();
    this.listen();
  }

  async #askRoom(asker: TestPlayer): Promise<void> {
    for (const [name, payload] of everyRequest(this.#round)) await this.#ask(asker, name, payload);
    const { snapshot } = asker;
    if (snapshot.phase === 'waiting') return;
    const { sequence: basedOn } = snapshot;
    for (const action of refusedActions(snapshot)) {
      const id = `${asker.name} ${this.#round} ${action}`;
      await this.#ask(asker, 'play', { id, basedOn, action });
    }
    const late = { id: `${asker.name} ${this.#round} late`, basedOn: basedOn - 1, action: 'draw' };
    if (basedOn > 0) await this.#ask(asker, 'play', late);
  }

  async #ask(asker: TestPlayer, name: string, payload: unknown): Promise<void> {
    const answer = await asker.ask(name, payload);
    if (typeof answer === 'string') this.refusals.add(answer);
    const { me } = asker.snapshot;
    this.#hear({ who: asker.name, seat: me }, JSON.stringify(answer) ?? '');
  }

  async #askLobby(): Promise<void> {
    const visitor = await LobbyVisitor.enter(this.#parts.server.url);
    const all = LOBBY_LISTS.map((list) => ({ list, filter: {}, count: MOST_TABLES }));
    for (const look of [...all, ...somePayloads(lobbyLook, this.#round)]) await visitor.look(look);
    this.#hearFrames('a visitor of the lobby', visitor.room.sessionId);
    await visitor.room.leave();
  }

  /** Sent by a spectator, whom it costs the connection. */
  async #sendNonsense(): Promise<void> {
    const entering = TestPlayer.enter(this.#parts.server.url, 'Zoe', this.code, 'spectator');
    const zoe = await entering.catch((error: unknown) => String(error));
    if (typeof zoe === 'string') {
      if (this.#table.terms.lock === undefined) throw new Error(zoe);
      this.#hear({ who: 'Zoe at the door' }, zoe);
      return;
    }
    for (const name of [...Object.keys(QUICK_MATCH_REQUESTS), 'look', 'nothing that there is'])
      zoe.room.send(name, { a: 1 });
    await zoe.closed;
    this.#hearFrames('Zoe', zoe.room.sessionId);
  }

  async #askPaths(): Promise<void> {
    const { server } = this.#parts;
    const [host] = this.players;
    const names = host?.snapshot.phase === 'waiting' ? [] : [host?.game.recordName ?? ''];
    const paths = everyPath(server.served, [this.code, NO_ID, ...names]);
    for (const name of [undefined, ...BYSTANDERS, OPPONENT]) {
      const token = name === undefined ? undefined : secretOf(name);
      // Players who delete their data leave the table; strangers have none.
      const asked = paths.filter(({ method }) => method !== 'DELETE' || name === 'Xenia');
      const answers = await Promise.all(asked.map((path) => answersTo(server.url, path, token)));
      // Nobody's hand is told over HTTP, not even one's own.
      for (const answer of answers) this.#hear({ who: `${name ?? 'nobody'} over HTTP` }, answer);
    }
  }

  #hearFrames(who: string, session: string, seat?: Seat): void {
    const frames = framesOf(session);
    for (const frame of frames.slice(this.#read.get(session) ?? 0))
      this.#hear({ who, seat }, Buffer.from(frame).toString('latin1'));
    this.#read.set(session, frames.length);
  }

  #hear(parts: ConstructorParameters<typeof Onlooker>[0], text: string): void {
    const key = `${parts.who} ${parts.seat}`;
    const onlooker = this.#onlookers.get(key) ?? new Onlooker(parts);
    this.#onlookers.set(key, onlooker);
    onlooker.hear(text, this.#table, this.#parts.secrets);
  }
}
