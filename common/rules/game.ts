/**
 * The game: what is seen of it, what may be done, and what comes of it. RULES.md, sections 3 to 6.
 *
 * Four functions are the interface: `viewOf`, `legalActions`, `check` and `applyAction`. A full state
 * is a view that hides nothing, so the server, the client's preview and the bots call the same ones.
 */
import { assertNever } from './assert-never.ts';
import { type Seat, type Square, seatsOf } from './ids.ts';
import { emptyTable, type GameEvent, lay, type TableFacts } from './laying.ts';
import {
  checkPlacement,
  legalPlacements,
  type PlacementViolation,
  type Setting,
} from './placement.ts';
import { err, ok, type Result } from './result.ts';
import { winnersOf } from './scoring.ts';
import { type Deal, dealFault, type GameOptions, seatAfter } from './setup.ts';
import { type Rotation, rotateTile, type TileCode } from './tiles.ts';

/** A hand as its owner sees it. */
export interface OpenHand {
  readonly type: 'open';
  readonly tiles: readonly TileCode[];
  /** The tile drawn this turn, which must be placed. */
  readonly drawn: TileCode | undefined;
}

/** A hand as everybody else sees it. */
export interface HiddenHand {
  readonly type: 'hidden';
  readonly count: number;
  readonly hasDrawn: boolean;
}

/** Where the game stands; each phase carries only what exists in it. */
export type Phase =
  | { readonly type: 'playing'; readonly turn: Seat }
  | { readonly type: 'finished'; readonly winners: readonly Seat[] };

/** What a seat, or a spectator, may see of a game. */
export interface GameView extends TableFacts {
  /** By seat. */
  readonly hands: readonly (OpenHand | HiddenHand)[];
  /** Tiles left to draw. */
  readonly stackCount: number;
  readonly phase: Phase;
}

/** The whole game, secrets included. Only the server and replays hold one. */
export interface GameState extends GameView {
  readonly hands: readonly OpenHand[];
  /** The tiles left to draw, the next one first. */
  readonly stack: readonly TileCode[];
}

/** What a player can do in a turn. */
export type Action =
  | {
      readonly type: 'place';
      /** The tile as it is in the hand. */
      readonly tile: TileCode;
      readonly square: Square;
      /** How it is turned before it is laid; 0 without the rotation variant. */
      readonly rotation: Rotation;
    }
  | { readonly type: 'draw' };

/** The rule that an action would break. */
export type Violation =
  | PlacementViolation
  | 'game-finished'
  | 'not-your-turn'
  | 'tile-not-in-hand'
  | 'must-place-drawn-tile'
  | 'already-drawn'
  | 'stack-empty';

/** A game before its first action. Throws on a deal that isn't one: check it with `dealFault` first. */
export function startGame(options: GameOptions, deal: Deal): GameState {
  const fault = dealFault(deal, options);
  if (fault !== undefined) throw new Error(fault);
  const { players, handSize } = options;
  const stack = deal.tiles.slice(players * handSize);
  return {
    ...emptyTable(options),
    hands: seatsOf(players).map((seat) => ({
      type: 'open',
      tiles: deal.tiles.slice(0, players * handSize).filter((_, index) => index % players === seat),
      drawn: undefined,
    })),
    stack,
    stackCount: stack.length,
    phase: { type: 'playing', turn: deal.startingSeat },
  };
}

/** What a seat may see, without the secrets of others; a spectator's view for `undefined`. */
export function viewOf(state: GameState, viewer: Seat | undefined): GameView {
  const { options, board, lines, scores, stackCount, phase } = state;
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : hiddenHand(hand)));
  return { options, board, lines, scores, hands, stackCount, phase };
}

/** What a hand shows to others. */
export const hiddenHand = (hand: OpenHand): HiddenHand => ({
  type: 'hidden',
  count: hand.tiles.length,
  hasDrawn: hand.drawn !== undefined,
});

/** The rules that decide where tiles may be laid in this game now. */
export const settingOf = (view: GameView): Setting => ({
  board: view.board,
  rotation: view.options.rotation,
});

/** The tiles of a hand that may be placed now: the drawn one alone, if there is one. */
export const playableTiles = (hand: OpenHand): readonly TileCode[] =>
  hand.drawn === undefined ? [...new Set(hand.tiles)] : [hand.drawn];

/** All that the seat on turn may do; nothing where its hand is hidden or the game is over. */
export function legalActions(view: GameView): readonly Action[] {
  if (view.phase.type !== 'playing') return [];
  const hand = view.hands[view.phase.turn];
  if (hand?.type !== 'open') return [];
  const placements = playableTiles(hand).flatMap((tile) =>
    legalPlacements(settingOf(view), tile).map(
      (placement): Action => ({ type: 'place', tile, ...placement }),
    ),
  );
  return canDraw(view, hand) ? [...placements, { type: 'draw' }] : placements;
}

/** The rule that the action would break for the seat; `undefined` if it may do it. */
export function check(view: GameView, seat: Seat, action: Action): Violation | undefined {
  if (view.phase.type === 'finished') return 'game-finished';
  if (view.phase.turn !== seat) return 'not-your-turn';
  const hand = view.hands[seat];
  if (hand?.type !== 'open') throw new Error(`an action of seat ${seat}, whose hand is hidden`);
  switch (action.type) {
    case 'draw':
      if (hand.drawn !== undefined) return 'already-drawn';
      return canDraw(view, hand) ? undefined : 'stack-empty';
    case 'place':
      return (
        tileViolation(hand, action.tile) ?? checkPlacement(settingOf(view), action.tile, action)
      );
    default:
      return assertNever(action);
  }
}

/** What comes of a seat's action: the new state and its events, or the rule that it breaks. */
export function applyAction(
  state: GameState,
  seat: Seat,
  action: Action,
): Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, Violation> {
  const violation = check(state, seat, action);
  if (violation !== undefined) return err(violation);
  switch (action.type) {
    case 'draw':
      return ok({ state: draw(state, seat), events: [{ type: 'drew', seat }] });
    case 'place':
      return ok(place(state, seat, action));
    default:
      return assertNever(action);
  }
}

const canDraw = (view: GameView, hand: OpenHand): boolean =>
  hand.drawn === undefined && view.stackCount > 0;

function tileViolation(hand: OpenHand, tile: TileCode): Violation | undefined {
  if (hand.drawn !== undefined) return tile === hand.drawn ? undefined : 'must-place-drawn-tile';
  return hand.tiles.includes(tile) ? undefined : 'tile-not-in-hand';
}

function draw(state: GameState, seat: Seat): GameState {
  const [drawn, ...stack] = state.stack;
  return withHand({ ...state, stack, stackCount: stack.length }, seat, (hand) => ({
    ...hand,
    drawn,
  }));
}

function place(
  state: GameState,
  seat: Seat,
  { tile, square, rotation }: Extract<Action, { type: 'place' }>,
) {
  const { facts, events } = lay(state, seat, { square, tile: rotateTile(tile, rotation) });
  const laid: GameState = { ...takeTile(state, seat, tile), ...facts };
  const phase = phaseAfter(laid, seat);
  const ending: readonly GameEvent[] =
    phase.type === 'finished' ? [{ type: 'game-finished', winners: phase.winners }] : [];
  return { state: { ...laid, phase }, events: [...events, ...ending] };
}

/** A drawn tile leaves the hand as it was; a tile of the hand is made up for while there are any. */
function takeTile(state: GameState, seat: Seat, tile: TileCode): GameState {
  if (state.hands[seat]?.drawn !== undefined)
    return withHand(state, seat, (hand) => ({ ...hand, drawn: undefined }));
  const [refill, ...stack] = state.stack;
  return withHand({ ...state, stack, stackCount: stack.length }, seat, (hand) => {
    const kept = hand.tiles.toSpliced(hand.tiles.indexOf(tile), 1);
    return { ...hand, tiles: refill === undefined ? kept : [...kept, refill] };
  });
}

function phaseAfter(state: GameState, seat: Seat): Phase {
  const isOver = state.hands.every((hand) => hand.tiles.length === 0);
  if (isOver) return { type: 'finished', winners: winnersOf(state.scores) };
  return { type: 'playing', turn: seatAfter(seat, state.options.players) };
}

function withHand(state: GameState, seat: Seat, change: (hand: OpenHand) => OpenHand): GameState {
  return {
    ...state,
    hands: state.hands.map((hand, owner) => (owner === seat ? change(hand) : hand)),
  };
}
