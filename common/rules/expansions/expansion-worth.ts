/** What an expansion is worth to a seat, estimated from what that seat may see; bots ask for it. */
import type { ExtraAction } from '../actions.ts';
import type { LineStart } from '../board.ts';
import type { GameView, HoldingsView, Owner, PointsByOwner } from '../facts.ts';
import type { Seat, StationNumber } from '../ids.ts';

/** A line that matters to a seat beside those of the stations. */
export type SideLine =
  /** The line of a departure, which somebody scores. */
  | { readonly type: 'from'; readonly start: LineStart; readonly owner: Owner }
  /** The line that ends at a station, which the seat scores no matter whose it is. */
  | { readonly type: 'into'; readonly station: StationNumber };

/** A turn before a tile is drawn, and how the bot judges it. */
export interface Judgement {
  readonly view: GameView;
  /** The seat on turn; its holdings must be in the view. */
  readonly seat: Seat;
  /** Might this be the last turn in which the seat can do anything but lay tiles? */
  readonly isLastMoment: boolean;
  /** What an open line will probably gain, in points. */
  readonly openLineBonus: number;
  /** What a point of an owner's lines is worth to the seat: 1 for its own, negative if it does harm. */
  readonly stakeIn: (owner: Owner) => number;
}

/** An action that is better than laying a tile. */
export interface GoodAction {
  readonly action: ExtraAction;
  /** How many points it will probably gain. */
  readonly gain: number;
}

/** A table with secrets to guess. */
export interface Guess {
  readonly view: GameView;
  /** The seat that guesses; its holdings must be in the view. */
  readonly seat: Seat;
  /** Draws a whole number from 0 to just below a limit. */
  readonly below: (limit: number) => number;
}

/** An action that only changes what the seat holds, so that a search can compare it with laying a tile. */
export interface Swap {
  readonly action: ExtraAction;
  /** Everybody's holdings afterwards, from those before. */
  readonly heldAfter: (held: HoldingsView) => HoldingsView;
}

/** What an expansion can say about its worth; functions that it doesn't need are left out. */
export interface ExpansionWorth {
  /** What a point for each of its owners is worth to a seat whose holdings are in the view. */
  stakes?(view: GameView, seat: Seat): ReadonlyMap<Owner, number>;
  /** The lines that matter beside those of the stations. */
  sideLines?(view: GameView, seat: Seat): readonly SideLine[];
  /** Its best action, if that is better than laying a tile. */
  goodAction?(judgement: Judgement): GoodAction | undefined;
  /** Everybody's holdings; what others keep secret is replaced by something that the seat can't rule out. */
  guess?(guess: Guess): HoldingsView;
  /**
   * By seat: the points that it can expect beside those of its own lines, given the points that the lines
   * of each owner will probably have and the tiles that are left. Everybody's holdings are in the view.
   */
  expectedScores?(view: GameView, points: PointsByOwner, tilesLeft: number): readonly number[];
  /** The most promising swaps; a search compares them itself and doesn't ask for `goodAction`. */
  swaps?(view: GameView, seat: Seat): readonly Swap[];
  /** Would a beginner find that action too? */
  readonly isPlain?: true;
}
