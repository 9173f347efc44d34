/**
 * What a client may read of the synchronized state. The server's schema classes fit these interfaces
 * (one line there fails to compile when they part); no client imports the classes.
 */

/** A list of the schema. */
export interface WireList<Item> extends Iterable<Item> {
  readonly length: number;
}

/** A seat at the table. */
export interface WireSeat {
  /** The public id of the player; empty while the seat is free. */
  readonly playerId: string;
  readonly name: string;
  /** `easy` or `normal` for a bot; empty for a person. */
  readonly bot: string;
  /** Does a program play that came over the network, as people do? */
  readonly isProgram: boolean;
  /** `here`, `away` (the connection is lost) or `left`; empty while the seat is free. */
  readonly presence: string;
  readonly isReady: boolean;
  /** Does the stand-in play this seat now? */
  readonly hasStandIn: boolean;
  /** Does the player want to end the game, since somebody has left it? */
  readonly agreesToEnd: boolean;
  readonly score: number;
  /** Tiles in the hand, the drawn one not counted. */
  readonly handCount: number;
  readonly hasDrawn: boolean;
  /** The tiles of the hand, separated by spaces; only in the owner's view. */
  readonly hand: string | undefined;
  /** The tile drawn this turn, or empty; only in the owner's view. */
  readonly drawn: string | undefined;
  /** What the expansions dealt to the seat, as JSON; only in the owner's view. */
  readonly holding: string | undefined;
  /** The same for all to see: empty until the game is finished. */
  readonly revealedHolding: string;
}

/** A table: the public facts, and in views what one seat may see. */
export interface WireTable {
  readonly version: number;
  /** `waiting`, `playing` or `finished`. */
  readonly phase: string;
  /** What was agreed on, as `formatAgreedTable` writes it. */
  readonly agreed: string;
  /** The seat of the host. */
  readonly host: number;
  readonly spectators: number;
  /** How many people the host has removed, who can't come back. */
  readonly removed: number;
  /** One for each player, seat 0 first, free ones too. */
  readonly seats: WireList<WireSeat>;
  /** Actions accepted so far. */
  readonly sequence: number;
  /** The seat on turn, while playing. */
  readonly turn: number;
  readonly stackCount: number;
  /** By square: the tile as it lies, or empty. Central tracks lie on the board from the start. */
  readonly board: WireList<string>;
  /** Since the start: what the deal laid open before the first action, as JSON. */
  readonly publicDeal: string;
  /** By station: the points that its wagon scored; 0 while its line is open, and where no wagon stands. */
  readonly wagons: WireList<number>;
  /** The moves so far: seat, space, action, such as `0 cbaa@C4`, and the share that it showed to all. */
  readonly log: WireList<string>;
  /** The seats that share the win, once finished. */
  readonly winners: WireList<number>;
  /**
   * With a clock, by seat: the milliseconds that were left when this was sent. It is sent anew with
   * every change, so that a client counts on from when it came and needs no clock that is right.
   */
  readonly clockLeft: WireList<number>;
  /** Does the clock of the seat on turn run? */
  readonly clockRuns: boolean;
  /** Since the start: the hash of the seed, as `commitmentOf` makes it. */
  readonly commitment: string;
  /** Was the game given up by agreement? Then its phase stays `playing`, and nothing can be played. */
  readonly isGivenUp: boolean;
  /** Once somebody has asked for a rematch: the code of its table; empty before. */
  readonly rematch: string;
  /** The same of the table that plays this game's deal again. */
  readonly sameDealTable: string;
  /** Does the table play the very same deal as an earlier game? */
  readonly isSameDeal: boolean;
  /** Of that game: its players and their points, by seat. */
  readonly earlierNames: WireList<string>;
  readonly earlierScores: WireList<number>;
  /** The id of its record, once this game is over: before, looking it up would show what comes. */
  readonly earlierRecord: string;
  /** Of a private game that has begun: the id of its record, as `RecordIds` make it; else empty. */
  readonly recordId: string;
}
