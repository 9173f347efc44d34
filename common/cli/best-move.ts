/** The answer of `metro query` to `best`: what a bot would do. */
import { performance } from 'node:perf_hooks';
import { chooseAction, DEFAULT_EFFORT } from '../bots/choose-action.ts';
import type { Effort } from '../bots/search/halving.ts';
import type { Board } from '../rules/board.ts';
import {
  bestMisfit,
  bestTableOf,
  boardWith,
  holdingOf,
  tableOf,
} from '../rules/expansions/query.ts';
import {
  type Action,
  type GameView,
  type HiddenHand,
  legalActions,
  type OpenHand,
} from '../rules/game.ts';
import { holdingsFrom } from '../rules/holdings.ts';
import { formatSquare, parseSeat, type Seat, seatsOf } from '../rules/ids.ts';
import { linesOf } from '../rules/lines.ts';
import { formatAction } from '../rules/notation.ts';
import { type GameOptions, HAND_SIZES, type HandSize } from '../rules/options.ts';
import { pointsByOwner } from '../rules/ownership.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { ROTATIONS, rotateTile, TILE_COPIES, TILE_COUNT, type TileCode } from '../rules/tiles.ts';
import type { BestRequest } from './requests.ts';

/** The action of a bot on this board with this hand; on error, why there can't be such a turn. */
export function bestAnswer(board: Board, request: BestRequest): Result<object, string> {
  const fault = seatMisfit(request) ?? bestMisfit(request) ?? handFault(board, request);
  if (fault !== undefined) return err(fault);
  const seat = parseSeat(request.seat);
  if (seat === undefined) throw new Error(`a table without seat ${request.seat}`);
  const view = viewFrom(board, seat, request);
  // A player without tiles is on turn only while a wagon is left. RULES.md, section 8.
  if (request.hand.length === 0 && legalActions(view).every(({ type }) => type === 'pass'))
    return err('hand: a seat that can do nothing is passed over');
  return ok(actionAnswer(chooseAction(request.level, view, seat, request.seed, effortOf(request))));
}

function effortOf({ nodes, milliseconds }: BestRequest): Effort {
  if (nodes !== undefined) return { playouts: nodes };
  if (milliseconds !== undefined) return { milliseconds, now: () => performance.now() };
  return DEFAULT_EFFORT;
}

function actionAnswer(action: Action): object {
  switch (action.type) {
    case 'draw':
      return { action: 'draw' };
    case 'place': {
      const { tile, square, rotation } = action;
      return { action: 'place', tile, square: formatSquare(square), rotation };
    }
    default:
      return { action: formatAction(action) };
  }
}

const seatMisfit = ({ seat, players }: BestRequest): string | undefined =>
  seat < players ? undefined : `seat: must be below ${players}`;

/** The tiles of the hand must exist beside those on the board. */
function handFault(board: Board, { hand, drawn, rotation }: BestRequest): string | undefined {
  if (hand.length === 0 && drawn !== null) return 'hand: who has no tile has none to draw';
  const held = drawn === null ? hand : [...hand, drawn];
  const tiles = [...laidOn(board), ...held];
  const odd = held.find((tile) => {
    const kinds = rotation ? ROTATIONS.map((turns) => rotateTile(tile, turns)) : [tile];
    const copies = [...new Set(kinds)].reduce((sum, kind) => sum + TILE_COPIES[kind], 0);
    return tiles.filter((other) => kinds.includes(other)).length > copies;
  });
  return odd === undefined ? undefined : `hand: too-many-copies of ${odd}`;
}

function viewFrom(board: Board, seat: Seat, request: BestRequest): GameView {
  const { players, rotation, hand, drawn, expansions = [] } = request;
  const covered = boardWith(board, request);
  const lines = linesOf(covered);
  const handSize = handSizeOf(hand);
  const own: OpenHand = { type: 'open', tiles: hand, drawn: drawn ?? undefined };
  const other: HiddenHand = { type: 'hidden', count: handSize, hasDrawn: false };
  const options: GameOptions = { players, rotation, handSize, expansions };
  const points = pointsByOwner({ options, lines, expansions: tableOf(request) });
  const held = holdingOf(request);
  return {
    options,
    board: covered,
    lines,
    scores: seatsOf(players).map((owner) => points.get(owner) ?? 0),
    expansions: bestTableOf(request, points),
    holdings: holdingsFrom(
      options,
      seatsOf(players).map((owner) => (owner === seat ? held : undefined)),
    ),
    hands: seatsOf(players).map((owner) => (owner === seat ? own : other)),
    stackCount: stackCountOn(board, request),
    phase: { type: 'playing', turn: seat },
  };
}

const laidOn = (board: Board): readonly TileCode[] => board.filter((tile) => tile !== undefined);

/** While there is a stack every hand is full, so that the board tells how many tiles are left. */
function stackCountOn(board: Board, { players, hand, drawn }: BestRequest): number {
  if (hand.length === 0) return 0;
  const held = players * hand.length + (drawn === null ? 0 : 1);
  return Math.max(0, TILE_COUNT - laidOn(board).length - held);
}

/** A hand is empty only at the end; how many tiles it held can't be known. */
const handSizeOf = (hand: readonly TileCode[]): HandSize =>
  HAND_SIZES.find((known) => known === hand.length) ?? 1;
