/**
 * What the board shows, as plain data: the scene draws it and decides nothing. Squares are given by
 * row and column, 0–7 from the top left; sides clockwise from the top: 0 top, 1 right, 2 bottom, 3 left.
 */
import type { LineName } from './line-name.ts';
import type { Mark } from './marks.ts';

export type { LineName } from './line-name.ts';
export type { Mark, MarkSymbol } from './marks.ts';
export { MARKS } from './marks.ts';

/** A side of a square. */
export type BoardSide = 0 | 1 | 2 | 3;

/** A square of the board. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A tile as it lies: for each side by which a train enters, the side by which it leaves. */
export interface TileView extends Cell {
  /** The tile's code as it lies: names the picture. */
  readonly code: string;
  readonly exits: readonly BoardSide[];
}

/** A track of a line: the square it crosses, by which side it enters and leaves. */
export interface LegView extends Cell {
  readonly entry: BoardSide;
  readonly exit: BoardSide;
}

/** Where a line can start: the square that it enters and the side of that square by which it does. */
export interface DepartureView extends Cell {
  /** The name of its line: a station's number such as `7`, or a central space such as `D3`. */
  readonly line: LineName;
  readonly side: BoardSide;
  /** Whose wagon starts here, a seat's or a company's; `undefined` for nobody's. */
  readonly mark: Mark | undefined;
  /** What the wagon scored; `undefined` while its line is open. A scored wagon lies turned over. */
  readonly points: number | undefined;
}

/** A station of the edge. */
export interface StationView extends DepartureView {
  readonly number: number;
  /** Who holds the station's number tile, as far as the viewer may know; `undefined` for nobody. */
  readonly holder: Mark | undefined;
}

/** A wagon space of the central station; it lies beyond `side` of the square that its line enters. */
export interface CentralSpaceView extends DepartureView {
  /** May the viewer's wagon be put here now? */
  readonly isTarget: boolean;
  /** The wagon that is about to be put here, before it is confirmed. */
  readonly ghost: Mark | undefined;
}

/** How much a line stands out. */
export type Emphasis = 'normal' | 'strong' | 'faint';

/** A line as far as it is built, painted in its owner's colour. */
export interface LineView {
  readonly name: LineName;
  readonly mark: Mark | undefined;
  readonly legs: readonly LegView[];
  readonly isComplete: boolean;
  readonly emphasis: Emphasis;
}

/** A tile that was laid since the viewer's own last turn, framed in the colour of who laid it. */
export interface RecentView extends Cell {
  /** `undefined` where companies are in play: there the colours are theirs. */
  readonly mark: Mark | undefined;
  /** Is it the very last placement? */
  readonly isLast: boolean;
}

/** A marker on the score track. */
export interface MarkerView {
  readonly mark: Mark;
  /** The whole score; the track shows it modulo 100. */
  readonly score: number;
}

/** Everything that the board shows. Rendering the same view twice changes nothing. */
export interface BoardView {
  readonly tiles: readonly TileView[];
  /** All 32, station 1 first. */
  readonly stations: readonly StationView[];
  /** The wagon spaces of the central station; empty where they are not in play. */
  readonly centralSpaces: readonly CentralSpaceView[];
  readonly lines: readonly LineView[];
  readonly recent: readonly RecentView[];
  /** The squares where the chosen tile may be laid; empty while none is chosen. */
  readonly targets: readonly Cell[];
  /** The chosen tile over a square, before it is confirmed. */
  readonly ghost: TileView | undefined;
  readonly markers: readonly MarkerView[];
}

/** Something to animate: the wagon of a completed line drives it. */
export interface DriveView {
  /** The name of the line. */
  readonly line: LineName;
  readonly mark: Mark;
  /** The whole line, first track first. */
  readonly legs: readonly LegView[];
  readonly length: number;
  readonly points: number;
  /** Does it end at the central station, so that its points double? */
  readonly isDoubled: boolean;
  /** Who scores: the marker that walks, from one score to the other. */
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** What came onto the board: a tile on a square, or a wagon on a central space. */
export type Placed =
  | { readonly type: 'tile'; readonly cell: Cell }
  | { readonly type: 'wagon'; readonly space: LineName };

/** A marker that walks on at the end of the game, for what is counted only then. */
export interface SettlementView {
  readonly mark: Mark;
  readonly scoreBefore: number;
  readonly scoreAfter: number;
}

/** What the scene animates after a placement; it never delays what `BoardView` shows as true. */
export interface BoardAnimation {
  readonly placed: Placed;
  readonly drives: readonly DriveView[];
  /** After the drives; empty but at the end of a game with station numbers. */
  readonly settlements: readonly SettlementView[];
}

/** How the board is drawn. */
export type BoardTheme = 'dark' | 'light';

/** What the page tells the board beside the view. */
export interface BoardSettings {
  readonly theme: BoardTheme;
  /** Off under "reduce motion": changes then show at once. */
  readonly animations: boolean;
}

/**
 * The board on a page. `element` takes the canvas; the board sets the CSS variables `--cell` (the
 * side of a square in CSS pixels), `--board-left` and `--board-top` (where square A1's corner lies in
 * it) on `element`, for the grid of buttons that lies over it.
 */
export interface BoardHandle {
  render(view: BoardView): void;
  play(animation: BoardAnimation): void;
  setSettings(settings: BoardSettings): void;
  /** Ends running animations at once. */
  skip(): void;
  destroy(): void;
}

/** Makes a board in an element; resolves when its first picture can be drawn. */
export type MountBoard = (element: HTMLElement, settings: BoardSettings) => Promise<BoardHandle>;
