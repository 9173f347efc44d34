/** What an expansion is worth to a seat, estimated from what that seat may see; bots ask for it. */
import type { ExtraAction } from '../actions.ts';
import type { LineStart } from '../board.ts';
import type { GameView, Owner } from '../facts.ts';
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

/** What an expansion can say about its worth; functions that it doesn't need are left out. */
export interface ExpansionWorth {
  /** What a point for each of its owners is worth to a seat whose holdings are in the view. */
  stakes?(view: GameView, seat: Seat): ReadonlyMap<Owner, number>;
  /** The lines that matter beside those of the stations. */
  sideLines?(view: GameView, seat: Seat): readonly SideLine[];
  /** Its best action, if that is better than laying a tile. */
  goodAction?(judgement: Judgement): GoodAction | undefined;
  /** Would a beginner find that action too? */
  readonly isPlain?: true;
}
