/** What players can do, and what results from it. RULES.md, sections 4 and 7. */
import type { AnyPart } from './expansions/list.ts';
import type { Owner } from './facts.ts';
import type { Seat, Square } from './ids.ts';
import type { Line } from './lines.ts';
import type { PlacementViolation } from './placement.ts';
import type { Rotation, TileCode } from './tiles.ts';

/** Lays a tile. */
export interface PlaceAction {
  readonly type: 'place';
  /** The tile as it is in the hand. */
  readonly tile: TileCode;
  readonly square: Square;
  /** How it is turned before it is laid; 0 without the rotation variant. */
  readonly rotation: Rotation;
}

/** Draws a tile, which must then be placed. */
export interface DrawAction {
  readonly type: 'draw';
}

/** Passes: only without a tile, while a central wagon could still be placed. RULES.md, section 8. */
export interface PassAction {
  readonly type: 'pass';
}

/** An action that an expansion adds. */
export type ExtraAction = AnyPart<'action'>;

/** What a player can do in a turn. */
export type Action = PlaceAction | DrawAction | PassAction | ExtraAction;

/** What an action of an expansion shows to everybody, beyond the action itself. */
export type Shown = AnyPart<'shown'>;

/** An action as everybody sees it. The public past can be rebuilt from the moves alone. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
  /** What an action of an expansion showed to everybody, such as a card that it turned up. */
  readonly shown?: Shown;
}

/** The rule that an action would break. */
export type Violation =
  | PlacementViolation
  | 'game-finished'
  | 'not-your-turn'
  | 'tile-not-in-hand'
  | 'must-place-drawn-tile'
  | 'already-drawn'
  | 'stack-empty'
  | 'cannot-pass'
  /** The action, or a part of it, belongs to an expansion that isn't in play. */
  | 'not-in-play'
  | AnyPart<'violation'>;

/** One result of an action; a list of them is in the order in which they happened. */
export type GameEvent =
  | { readonly type: 'drew'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly square: Square;
      /** The tile as it lies. */
      readonly tile: TileCode;
    }
  | AnyPart<'event'>
  | LineCompleted
  | { readonly type: 'game-finished'; readonly winners: readonly Seat[] };

/** A line reached an arrival, or got a wagon after it had already reached one. */
export interface LineCompleted {
  readonly type: 'line-completed';
  readonly line: Line;
  /** Whose wagon it was; `undefined` for a line without one. */
  readonly owner: Owner | undefined;
  /** What the owner scored; without an owner, what a wagon would have scored. */
  readonly points: number;
}
