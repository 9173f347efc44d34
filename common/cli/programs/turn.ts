/** A turn as it is sent to programs: a `best` request. RULES.md, Notation. */
import { openHandOf } from '../../bots/turn.ts';
import { type Board, isCentral } from '../../rules/board.ts';
import { bestFieldsOf } from '../../rules/expansions/query.ts';
import { type GameView, legalActions } from '../../rules/game.ts';
import { type Seat, SQUARES } from '../../rules/ids.ts';
import { formatAction, formatLaidTile } from '../../rules/notation.ts';

/** What a program is sent; expansions add fields of their own. */
export interface ProgramTurn {
  readonly op: 'best';
  /** Lets `metro query` itself answer; other programs may ignore it. */
  readonly level: 'normal';
  readonly players: number;
  readonly rotation: boolean;
  readonly expansions: readonly string[];
  readonly seat: number;
  /** The tiles on the board, from A1 row by row. */
  readonly placements: string;
  readonly hand: readonly string[];
  readonly drawn: string | null;
  /** The same for a seat's whole game. */
  readonly seed: number;
  /** All legal actions, as text. */
  readonly actions: readonly string[];
}

/** A seat's turn. Throws where its hand is hidden. */
export function turnOf(view: GameView, seat: Seat, seed: number): ProgramTurn {
  const hand = openHandOf(view, seat);
  const { players, rotation, expansions } = view.options;
  return {
    op: 'best',
    level: 'normal',
    players,
    rotation,
    expansions,
    seat,
    placements: placementsOn(view.board),
    hand: hand.tiles,
    drawn: hand.drawn ?? null,
    seed,
    ...bestFieldsOf(view, seat),
    actions: legalActions(view).map(formatAction),
  };
}

const placementsOn = (board: Board): string =>
  SQUARES.filter((square) => !isCentral(square))
    .map((square) => {
      const tile = board[square];
      return tile === undefined ? '' : formatLaidTile({ square, tile });
    })
    .join('');
