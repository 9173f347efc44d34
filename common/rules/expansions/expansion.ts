/** What an expansion can change about the game. The core calls these hooks and knows no expansion. */
import type { ExtraAction, GameEvent, LineCompleted, Move, Shown, Violation } from '../actions.ts';
import type { LineStart } from '../board.ts';
import type { Deal, ExpansionDeal, PublicDeal } from '../deal.ts';
import type {
  EndFacts,
  GameState,
  GameView,
  Holdings,
  Owner,
  Ownership,
  Piles,
  PointsByOwner,
  SeatBreakdown,
  TableFacts,
} from '../facts.ts';
import type { Seat } from '../ids.ts';
import type { GameOptions } from '../options.ts';
import type { Ban } from '../placement.ts';

/** Returns the items in a random order, which depends on the name of their pile. */
export type Shuffle = <Item>(pile: string, items: readonly Item[]) => readonly Item[];

/** The hooks of an expansion; those that it doesn't need are left out. */
export interface ExpansionModule {
  /** Which part of a deal is its own. */
  readonly dealPart?: keyof ExpansionDeal;
  /** Makes its part of a deal, from piles shuffled by name. */
  deal?(shuffle: Shuffle): ExpansionDeal;
  /** What is wrong with its part of a deal; `undefined` for a deal that can be played. */
  dealFault?(deal: Deal): string | undefined;
  /** The part of a deal that everybody sees before the first action. */
  publicDeal?(deal: Deal, options: GameOptions): PublicDeal;
  /** The table before the first action. */
  setOut?(table: TableFacts, shown: PublicDeal): TableFacts;
  /** Which field of the holdings is its own. */
  readonly holdingPart?: keyof Holdings;
  /** What it deals to the seats. */
  holdings?(deal: Deal, options: GameOptions): Holdings;
  /** What it keeps face down on the table. */
  piles?(deal: Deal, options: GameOptions): Piles;
  /** Where it forbids tiles now, in addition to the basic rules; `undefined` if nowhere. */
  ban?(table: TableFacts): Ban | undefined;
  /** Who scores the line of a departure, if this expansion decides that. */
  ownerOf?(facts: Ownership, start: LineStart): Owner | undefined;
  /** Do lines score for anyone but seats? */
  readonly seatsScoreNoLines?: true;
  /** The table after lines were completed; the scores of seats are already up to date. */
  credit?(table: TableFacts, completed: readonly LineCompleted[]): TableFacts;
  /** The table after any move. */
  afterMove?(table: TableFacts, move: Move): TableFacts;
  /** The extra actions that the seat could do now if it were on turn and had drawn nothing. */
  extraActions?(view: GameView, seat: Seat): readonly ExtraAction[];
  /** One of its actions from its text, as `format` writes it; `undefined` for any other text. */
  parseAction?(text: string): ExtraAction | undefined;
  /** What its actions show, from its text; `undefined` for any other text. */
  parseShown?(text: string): Shown | undefined;
  /** What a seat scores at the end in addition to the lines of its own wagons. */
  settle?(facts: EndFacts, points: PointsByOwner, seat: Seat): SeatBreakdown;
}

/** How an extra action works. The seat is on turn and has drawn no tile. */
export interface ExtraActionRules {
  /** The action as text, without line breaks; no two actions may have the same text. */
  readonly text: string;
  /** The rule that it would break; `undefined` if the seat may do it. */
  check(view: GameView, seat: Seat): Violation | undefined;
  /** What it shows to everybody, if anything. */
  shown(state: GameState, seat: Seat): Shown | undefined;
  /** Its public effect. Throws if `shown` is missing. */
  show(table: TableFacts, seat: Seat, shown: Shown | undefined): ShownStep;
  /** Its secret effect. */
  hide(state: GameState, seat: Seat): Pick<GameState, 'holdings' | 'piles'>;
}

/** The public effect of an extra action. */
export interface ShownStep {
  readonly table: TableFacts;
  readonly event: GameEvent;
  /** Departures that got a wagon: lines that are already complete score at once. */
  readonly started: readonly LineStart[];
}
