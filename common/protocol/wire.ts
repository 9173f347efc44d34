/**
 * What a client may read of the synchronized state. The server's schema classes fit these interfaces (a line
 * there fails to compile if they don't); clients never import the classes.
 */

/** A list in the schema. */
export interface WireList<Item> extends Iterable<Item> {
  readonly length: number;
}

/** A seat at the table. */
export interface WireSeat {
  /** The player's public id; empty while the seat is free. */
  readonly playerId: string;
  readonly name: string;
  /** The level of a bot; empty for a person. */
  readonly bot: string;
  /** Is the player a program that connects over the network as people do? */
  readonly isProgram: boolean;
  /** `here`, `away` (the connection is lost) or `left`; empty while the seat is free. */
  readonly presence: string;
  readonly isReady: boolean;
  /** Does the stand-in play this seat now? */
  readonly hasStandIn: boolean;
  /** Does the player want to end the game, since somebody has left it? */
  readonly agreesToEnd: boolean;
  readonly score: number;
  /** The number of tiles in the hand, not counting the drawn one. */
  readonly handCount: number;
  readonly hasDrawn: boolean;
  /** The tiles in the hand, separated by spaces; only in the owner's view. */
  readonly hand: string | undefined;
  /** The tile drawn this turn, or empty; only in the owner's view. */
  readonly drawn: string | undefined;
  /** What the expansions dealt to the seat, as JSON; only in the owner's view. */
  readonly holding: string | undefined;
  /** The same, for everybody: empty until the game is finished. */
  readonly revealedHolding: string;
}

/** A table: the public facts, and in each view what that seat may see. */
export interface WireTable {
  readonly version: number;
  /** `waiting`, `playing` or `finished`. */
  readonly phase: string;
  /** What was agreed on, as `formatAgreedTable` writes it. */
  readonly agreed: string;
  /** The seat of the host. */
  readonly host: number;
  readonly spectators: number;
  /** How many people the host has removed; they can't come back. */
  readonly removed: number;
  /** One for each player, seat 0 first, including free ones. */
  readonly seats: WireList<WireSeat>;
  /** The number of actions accepted so far. */
  readonly sequence: number;
  /** The seat on turn, while playing. */
  readonly turn: number;
  readonly stackCount: number;
  /** By square: the tile as it lies, or empty. Central tracks are on the board from the start. */
  readonly board: WireList<string>;
  /** From the start on: what the deal laid open before the first action, as JSON. */
  readonly publicDeal: string;
  /** By station: the points that its wagon scored; 0 while its line is open or if it has no wagon. */
  readonly wagons: WireList<number>;
  /** The moves so far: seat, space, action, such as `0 cbaa@C4`, and the share that it showed to everybody, if any. */
  readonly log: WireList<string>;
  /** The seats that share the win, once finished. */
  readonly winners: WireList<number>;
  /**
   * With a clock, by seat: the milliseconds left when this was sent. It is sent again with every change:
   * clients count down from its arrival, so their own clocks needn't be right.
   */
  readonly clockLeft: WireList<number>;
  /** Is the clock of the seat on turn running? */
  readonly clockRuns: boolean;
  /** From the start on: the hash of the seed, as `commitmentOf` makes it. */
  readonly commitment: string;
  /** Was the game given up by agreement? Then its phase stays `playing`, but no action is accepted. */
  readonly isGivenUp: boolean;
  /** The code of the rematch's table, once somebody has asked for one; empty until then. */
  readonly rematch: string;
  /** The same for the table that plays this game's deal again. */
  readonly sameDealTable: string;
  /** Does the table play the deal of an earlier game? */
  readonly isSameDeal: boolean;
  /** That game's players and their points, by seat. */
  readonly earlierNames: WireList<string>;
  readonly earlierScores: WireList<number>;
  /** The id of its record, once this game is over: earlier it would reveal what comes. */
  readonly earlierRecord: string;
  /** For a private game that has begun, the id of its record, as `RecordIds` makes it; otherwise empty. */
  readonly recordId: string;
  /** The day whose deal is played here; empty for other deals. */
  readonly day: string;
}
