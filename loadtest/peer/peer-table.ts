/** One table of bots at the peer's server. */
import { LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { chooseAction } from '../../common/bots/choose-action.ts';
import { parseSeat } from '../../common/rules/ids.ts';
import { formatAction } from '../../common/rules/notation.ts';
import type { LoadTable, LoadTableParts } from '../client-program.ts';
import { thinkingTime } from '../pace.ts';
import { PeerClient } from './peer-client.ts';
import { PEER_GAME } from './peer-game.ts';

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A table of the peer's server. */
export class PeerTable implements LoadTable {
  readonly #parts: LoadTableParts;
  #clients: readonly PeerClient[] = [];
  #isPlaying = false;
  #sent: { readonly sequence: number; readonly at: number } | undefined;

  constructor(parts: LoadTableParts) {
    this.#parts = parts;
  }

  get clientCount(): number {
    return this.#clients.length;
  }

  async open(): Promise<void> {
    const { endpoint, plan, counter } = this.#parts;
    const { players } = plan;
    const lobby = new LobbyClient({ server: endpoint });
    const { matchID } = await lobby.createMatch(PEER_GAME, { numPlayers: players });
    for (let seat = 0; seat < players; seat++) {
      const joined = await lobby.joinMatch(PEER_GAME, matchID, {
        playerID: String(seat),
        playerName: 'Bot',
      });
      const credentials = joined.playerCredentials;
      const onChanged = () => this.#onChanged();
      const parts = { endpoint, matchID, players, seat, credentials, onChanged };
      this.#clients = [...this.#clients, new PeerClient(parts)];
      counter.count('joins');
    }
    if (!(await this.#untilAll(0))) throw new Error('a client knows no game');
  }

  play(): void {
    this.#isPlaying = true;
    void this.#think();
  }

  stop(): void {
    this.#isPlaying = false;
  }

  async check(): Promise<string | undefined> {
    // An action may still be under way.
    for (let attempt = 0; attempt < 100 && this.#sent !== undefined; attempt++) await pause(50);
    const sequence = Math.max(...this.#clients.map(({ view }) => view?.sequence ?? 0));
    if (!(await this.#untilAll(sequence))) return 'a client does not know the last action';
    const texts = this.#clients.map(({ view }) =>
      JSON.stringify([view?.sequence, view?.board, view?.game.scores, view?.game.phase]),
    );
    return texts.every((text) => text === texts[0]) ? undefined : texts.join('\n');
  }

  close(): void {
    this.#isPlaying = false;
    for (const client of this.#clients) client.close();
  }

  async #untilAll(sequence: number): Promise<boolean> {
    const areThere = () => this.#clients.every(({ view }) => (view?.sequence ?? -1) >= sequence);
    for (let attempt = 0; attempt < 300 && !areThere(); attempt++) await pause(50);
    return areThere();
  }

  #onChanged(): void {
    const sent = this.#sent;
    if (sent === undefined) return;
    for (const { view } of this.#clients) if ((view?.sequence ?? 0) < sent.sequence) return;
    this.#sent = undefined;
    this.#parts.counter.action(performance.now() - sent.at);
    void this.#think();
  }

  async #think(): Promise<void> {
    const { plan, counter, onFinished } = this.#parts;
    const phase = this.#clients[0]?.view?.game.phase;
    if (phase?.type !== 'playing') {
      if (this.#isPlaying) onFinished();
      return;
    }
    try {
      await pause(thinkingTime(plan, Math.random()));
      if (this.#isPlaying) this.#act(this.#clients[phase.turn]);
    } catch (error) {
      counter.error(error);
    }
  }

  #act(client: PeerClient | undefined): void {
    const seat = parseSeat(client?.seat ?? -1);
    if (client?.view === undefined || seat === undefined) throw new Error('nobody is on turn');
    const seed = Math.floor(Math.random() * 2 ** 31);
    const action = chooseAction('random', client.gameView(), seat, seed);
    this.#sent = { sequence: client.view.sequence + 1, at: performance.now() };
    client.play(formatAction(action));
  }
}
