/** Metro, by our rules, as a boardgame.io game, set up to do as little work as possible. */
import { randomBytes } from 'node:crypto';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import type { Game, Move } from 'boardgame.io/dist/types/src/types.js';
import { original } from 'immer';
import { dealFrom, parseSeed } from '../../common/deal/deal.ts';
import { applyAction, type GameState, type GameView, startGame } from '../../common/rules/game.ts';
import { PLAYER_COUNTS, parseSeat } from '../../common/rules/ids.ts';
import { parseAction } from '../../common/rules/notation.ts';

/** The game's name at the server. */
export const PEER_GAME = 'metro';

/** What one client may see. `null` stands for nothing, as JSON can't carry `undefined`. */
export interface PeerView {
  /** Actions so far. */
  readonly sequence: number;
  readonly board: readonly (string | null)[];
  readonly game: Omit<GameView, 'board' | 'lines'>;
}

/** What the server keeps: the whole state, including its lines, so that they needn't be traced again for each move. */
interface PeerState {
  readonly sequence: number;
  readonly state: GameState;
}

const play: Move<PeerState> = ({ G, playerID, events }, text: string) => {
  const { state, sequence } = original(G) ?? G;
  const seat = parseSeat(Number(playerID));
  const action = parseAction(text);
  if (seat === undefined || action === undefined) return INVALID_MOVE;
  const applied = applyAction(state, seat, action);
  if (!applied.ok) return INVALID_MOVE;
  const { phase } = applied.value.state;
  if (phase.type === 'playing' && phase.turn !== seat) events.endTurn({ next: String(phase.turn) });
  return { sequence: sequence + 1, state: applied.value.state };
};

/**
 * The game. It is least work without undo and without clients predicting moves. Whole states are sent, which
 * is the library's default: patches (`deltaState`) halve the bytes, but computing them took the server five
 * times as long.
 */
export const peerGame: Game<PeerState> = {
  name: PEER_GAME,
  disableUndo: true,
  setup: ({ ctx }) => ({ sequence: 0, state: startedGame(ctx.numPlayers) }),
  moves: { play: { move: play, client: false } },
  turn: {
    order: {
      first: ({ G }) => (G.state.phase.type === 'playing' ? G.state.phase.turn : 0),
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf: ({ G }) =>
    G.state.phase.type === 'finished' ? { winners: G.state.phase.winners } : undefined,
  playerView: ({ G, playerID }) => viewFor(G, Number(playerID)),
};

/** The game as clients know it: they try no move out themselves, and what they get is a view already. */
export const peerClientGame: Game<PeerView> = {
  name: PEER_GAME,
  disableUndo: true,
  moves: { play: { move: () => INVALID_MOVE, client: false } },
};

function startedGame(players: number): GameState {
  const count = PLAYER_COUNTS.find((one) => one === players);
  const seed = parseSeed(randomBytes(32).toString('hex'));
  if (count === undefined || seed === undefined) throw new Error('no such game');
  const options = { players: count, rotation: false, handSize: 1, expansions: [] } as const;
  return startGame(options, dealFrom(seed, options));
}

/** As Metro's own: hands are their owners', the stack is nobody's, and lines are followed by clients. */
function viewFor({ sequence, state }: PeerState, viewer: number): PeerView {
  const { stack: _stack, piles: _piles, lines: _lines, board, hands, ...game } = state;
  return {
    sequence,
    board: board.map((tile) => tile ?? null),
    game: {
      ...game,
      hands: hands.map((hand, seat) =>
        seat === viewer
          ? hand
          : { type: 'hidden', count: hand.tiles.length, hasDrawn: hand.drawn !== undefined },
      ),
    },
  };
}
