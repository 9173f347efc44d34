/** What players do, and what comes of it. RULES.md, sections 4 and 7. */
import type { CentralSpace } from './board.ts';
import type { Company, Percent, Share } from './expansions/shares.ts';
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

/** Puts the own share of a percentage under its pile and takes the open one or the hidden top one. */
export interface ExchangeAction {
  readonly type: 'exchange';
  readonly percent: Percent;
  readonly take: 'open' | 'hidden';
}

/** Puts a wagon on a space of the central station. */
export interface CentralWagonAction {
  readonly type: 'central-wagon';
  readonly space: CentralSpace;
  /** With companies: which of the own shares is laid open, so that its company's wagon goes there. */
  readonly share?: Percent;
}

/** An action that an expansion adds. */
export type ExtraAction = ExchangeAction | CentralWagonAction;

/** What a player can do in a turn. */
export type Action = PlaceAction | DrawAction | PassAction | ExtraAction;

/** An action as everybody learns of it. From the moves alone the public past can be told again. */
export interface Move {
  readonly seat: Seat;
  readonly action: Action;
  /**
   * The company that the action showed to all: of the share that a wagon laid open, or of the one
   * that was turned up in the place of an open share taken.
   */
  readonly shown?: Company;
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
  /** The action, or the share with it, belongs to an expansion that isn't in play. */
  | 'not-in-play'
  | 'company-at-limit'
  | 'all-exchanged'
  | 'share-laid-open'
  | 'share-needed'
  | 'wagon-placed'
  | 'space-taken';

/** What came of an action, in order. */
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
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly percent: Percent;
      /** The open share that was taken and the one turned up in its place; `undefined` for a hidden one. */
      readonly open: { readonly taken: Company; readonly turnedUp: Company } | undefined;
    }
  | {
      readonly type: 'central-wagon-placed';
      readonly seat: Seat;
      readonly space: CentralSpace;
      readonly owner: Owner;
      /** The share that was laid open for it; `undefined` without companies. */
      readonly share: Share | undefined;
    }
  | LineCompleted
  | { readonly type: 'game-finished'; readonly winners: readonly Seat[] };

/** A line reached an arrival, or got a wagon when it had reached one already. */
export interface LineCompleted {
  readonly type: 'line-completed';
  readonly line: Line;
  /** Whose wagon it was; `undefined` for a line without one. */
  readonly owner: Owner | undefined;
  /** What the owner scored; without an owner, what a wagon would have. */
  readonly points: number;
}
