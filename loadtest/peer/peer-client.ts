/** One client of the peer's server, using boardgame.io's own client. */
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import type { GameView } from '../../common/rules/game.ts';
import { SQUARES } from '../../common/rules/ids.ts';
import { linesOf } from '../../common/rules/lines.ts';
import { parseTile } from '../../common/rules/tiles.ts';
import { PEER_GAME, type PeerView, peerClientGame } from './peer-game.ts';

/** Who a client is, and whom it notifies. */
export interface PeerClientParts {
  readonly endpoint: string;
  readonly matchID: string;
  readonly players: number;
  readonly seat: number;
  readonly credentials: string;
  /** Called after each change. */
  readonly onChanged: () => void;
}

let bytes = 0;

/** The bytes of all new states that clients of this process received. */
export const peerBytesReceived = (): number => bytes;

type BoardgameClient = ReturnType<typeof Client<PeerView>>;
type PeerTransport = ReturnType<ReturnType<typeof SocketIO>>;

/** A client at one table. */
export class PeerClient {
  readonly seat: number;
  readonly #client: BoardgameClient;
  #view: PeerView | undefined;

  constructor({ endpoint, matchID, players, seat, credentials, onChanged }: PeerClientParts) {
    this.seat = seat;
    const connect = SocketIO({
      server: endpoint,
      // Without this it would begin by asking over and over, which is slower.
      socketOpts: { transports: ['websocket'], forceNew: true },
    });
    this.#client = Client<PeerView>({
      game: peerClientGame,
      numPlayers: players,
      multiplayer: (options) => counted(connect(options)),
      matchID,
      playerID: String(seat),
      credentials,
      debug: false,
    });
    this.#client.subscribe((state) => {
      if (state === null || state.G.sequence === this.#view?.sequence) return;
      this.#view = state.G;
      onChanged();
    });
    this.#client.start();
  }

  /** What this client knows; `undefined` until it has arrived. */
  get view(): PeerView | undefined {
    return this.#view;
  }

  /** The game as bots see it. Throws before it has arrived. */
  gameView(): GameView {
    if (this.#view === undefined) throw new Error(`a client of ${PEER_GAME} without a game`);
    const tiles = this.#view.board;
    const board = SQUARES.map((square) => parseTile(tiles[square] ?? ''));
    return { ...this.#view.game, board, lines: linesOf(board) };
  }

  /** Sends an action. */
  play(action: string): void {
    this.#client.moves.play?.(action);
  }

  close(): void {
    this.#client.stop();
  }
}

/** Counts the new states that arrive. */
function counted(transport: PeerTransport): PeerTransport {
  const connect = transport.connect.bind(transport);
  transport.connect = () => {
    connect();
    const manager = transport.socket.io;
    manager.on('open', () => {
      manager.engine.on('data', (data: unknown) => {
        if (typeof data === 'string' && data.includes('["update"')) bytes += data.length;
      });
    });
  };
  return transport;
}
