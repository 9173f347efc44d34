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

/** The things in a random order that follows from the name of their pile. */
export type Shuffle = <Item>(pile: string, items: readonly Item[]) => readonly Item[];

/** The hooks of an expansion; it leaves out those that it has no use for. */
export interface ExpansionModule {
  /** What is wrong with options, in play or not; `undefined` if it finds nothing. */
  optionsFault?(options: GameOptions): string | undefined;
  /** Which part of a deal is its own. */
  readonly dealPart?: keyof ExpansionDeal;
  /** Its part of a deal, from piles that are shuffled by name. */
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
  /** Where it forbids tiles now, beside the rules for all; `undefined` if nowhere. */
  ban?(table: TableFacts): Ban | undefined;
  /** Who scores the line of a departure, where this expansion decides it. */
  ownerOf?(facts: Ownership, start: LineStart): Owner | undefined;
  /** Do others than the seats score lines? */
  readonly seatsScoreNoLines?: true;
  /** The table after lines were completed; the scores of seats are up to date already. */
  credit?(table: TableFacts, completed: readonly LineCompleted[]): TableFacts;
  /** The table after any move. */
  afterMove?(table: TableFacts, move: Move): TableFacts;
  /** The extra actions that the seat could do now if it were on turn and had drawn nothing. */
  extraActions?(view: GameView, seat: Seat): readonly ExtraAction[];
  /** One of its actions from its text, as `format` writes it; `undefined` for any other text. */
  parseAction?(text: string): ExtraAction | undefined;
  /** What its actions show, from its text; `undefined` for any other text. */
  parseShown?(text: string): Shown | undefined;
  /** What a seat scores at the end beside the lines of its own wagons. */
  settle?(facts: EndFacts, points: PointsByOwner, seat: Seat): SeatBreakdown;
}

/** How an extra action works. The seat is on turn and has drawn no tile. */
export interface ExtraActionRules {
  /** The action as text, without line ends; no text of another action may be the same. */
  readonly text: string;
  /** The rule that it would break; `undefined` if the seat may do it. */
  check(view: GameView, seat: Seat): Violation | undefined;
  /** What it shows to all, if anything. */
  shown(state: GameState, seat: Seat): Shown | undefined;
  /** What everybody sees of it. Throws where `shown` is missing. */
  show(table: TableFacts, seat: Seat, shown: Shown | undefined): ShownStep;
  /** What changes in secret. */
  hide(state: GameState, seat: Seat): Pick<GameState, 'holdings' | 'piles'>;
}

/** What everybody sees of an extra action. */
export interface ShownStep {
  readonly table: TableFacts;
  readonly event: GameEvent;
  /** Departures that got a wagon: where their line is complete, it scores at once. */
  readonly started: readonly LineStart[];
}
