/** The answer of `metro query` to `best`: what a bot would do. */
import { chooseAction } from '../bots/choose-action.ts';
import { assertNever } from '../rules/assert-never.ts';
import type { Board } from '../rules/board.ts';
import { scoresOf } from '../rules/ending.ts';
import type { Action, GameView, HiddenHand, OpenHand } from '../rules/game.ts';
import { formatSquare, parseSeat, type Seat, seatsOf } from '../rules/ids.ts';
import { linesOf } from '../rules/lines.ts';
import { formatAction } from '../rules/notation.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { HAND_SIZES, type HandSize } from '../rules/setup.ts';
import { ROTATIONS, rotateTile, TILE_COPIES, TILE_COUNT, type TileCode } from '../rules/tiles.ts';
import type { BestRequest } from './requests.ts';

/** The action of a bot on this board with this hand; on error, why there can be no such turn. */
export function bestAnswer(board: Board, request: BestRequest): Result<object, string> {
  const seat = parseSeat(request.seat);
  if (seat === undefined || seat >= request.players)
    return err(`seat: must be below ${request.players}`);
  const fault = handFault(board, request);
  if (fault !== undefined) return err(fault);
  const view = viewFrom(board, seat, request);
  return ok(actionAnswer(chooseAction(request.level, view, seat, request.seed)));
}

function actionAnswer(action: Action): object {
  switch (action.type) {
    case 'draw':
      return { action: 'draw' };
    case 'place': {
      const { tile, square, rotation } = action;
      return { action: 'place', tile, square: formatSquare(square), rotation };
    }
    case 'pass':
    case 'exchange':
    case 'central-wagon':
      return { action: formatAction(action) };
    default:
      return assertNever(action);
  }
}

/** The tiles of the hand must exist beside those on the board. */
function handFault(board: Board, { hand, drawn, rotation }: BestRequest): string | undefined {
  const held = drawn === null ? hand : [...hand, drawn];
  const tiles = [...board.filter((tile) => tile !== undefined), ...held];
  const odd = held.find((tile) => {
    const kinds = rotation ? ROTATIONS.map((turns) => rotateTile(tile, turns)) : [tile];
    const copies = [...new Set(kinds)].reduce((sum, kind) => sum + TILE_COPIES[kind], 0);
    return tiles.filter((other) => kinds.includes(other)).length > copies;
  });
  return odd === undefined ? undefined : `hand: too-many-copies of ${odd}`;
}

/** While there is a stack every hand is full, so that the board tells how many tiles are left. */
function viewFrom(board: Board, seat: Seat, request: BestRequest): GameView {
  const { players, rotation, hand, drawn } = request;
  const lines = linesOf(board);
  const handSize = handSizeOf(hand);
  const laid = board.filter((tile) => tile !== undefined).length;
  const left = TILE_COUNT - laid - players * handSize - (drawn === null ? 0 : 1);
  const own: OpenHand = { type: 'open', tiles: hand, drawn: drawn ?? undefined };
  const other: HiddenHand = { type: 'hidden', count: handSize, hasDrawn: false };
  return {
    options: { players, rotation, handSize, expansions: [] },
    board,
    lines,
    scores: scoresOf(players, lines),
    expansions: {},
    holdings: {},
    hands: seatsOf(players).map((owner) => (owner === seat ? own : other)),
    stackCount: Math.max(0, left),
    phase: { type: 'playing', turn: seat },
  };
}

function handSizeOf(hand: readonly TileCode[]): HandSize {
  const size = HAND_SIZES.find((known) => known === hand.length);
  if (size === undefined) throw new Error(`a hand of ${hand.length} tiles`);
  return size;
}
