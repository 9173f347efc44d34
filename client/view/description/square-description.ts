/** A square in full: the tracks of its tile and whose line runs on each, or the lines that lead to it. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { isCentral } from '../../../common/rules/board.ts';
import type { Seat, Square } from '../../../common/rules/ids.ts';
import { routeOf } from '../../../common/rules/lines.ts';
import { exitsOf, SIDES, type Side } from '../../../common/rules/tiles.ts';
import { startOfLine } from '../board/line-name.ts';
import { type LineReadout, linesReadout } from '../table/lines-view.ts';

/** A track of a laid tile. */
export interface TrackDescription {
  readonly entry: Side;
  readonly exit: Side;
  /** The line that runs on it; `undefined` while it joins none that starts anywhere. */
  readonly line: LineReadout | undefined;
}

/** A line that would run into an empty square. */
export interface ArrivingLine {
  /** The side of the square by which it would enter. */
  readonly side: Side;
  readonly line: LineReadout;
}

/** What is to be said of a square. */
export type SquareDescription =
  | {
      readonly type: 'tile';
      readonly square: Square;
      /** `undefined` for a track of the central station, which lay there before the first turn. */
      readonly laidBy: Seat | undefined;
      /** By the side on which trains enter, clockwise from the top. */
      readonly tracks: readonly TrackDescription[];
    }
  | {
      readonly type: 'empty';
      readonly square: Square;
      /** Clockwise from the top; lines that no tile belongs to yet wait at their stations. */
      readonly arriving: readonly ArrivingLine[];
    }
  | { readonly type: 'centre'; readonly square: Square };

/** Describes a square. */
export function describeSquare(snapshot: GameSnapshot, square: Square): SquareDescription {
  const tile = snapshot.game.board[square];
  if (tile !== undefined) {
    const tracks = SIDES.map((entry) => ({
      entry,
      exit: exitsOf(tile)[entry] ?? entry,
      line: lineOn(snapshot, square, entry),
    }));
    return { type: 'tile', square, laidBy: layerOf(snapshot, square), tracks };
  }
  if (isCentral(square)) return { type: 'centre', square };
  return { type: 'empty', square, arriving: arrivingAt(snapshot, square) };
}

const layerOf = ({ moves }: GameSnapshot, square: Square): Seat | undefined =>
  moves.find(({ action }) => action.type === 'place' && action.square === square)?.seat;

const lineOn = (snapshot: GameSnapshot, square: Square, entry: Side): LineReadout | undefined =>
  linesReadout(snapshot).find(({ name }) =>
    routeOf(snapshot.game.board, startOfLine(name)).some(
      (leg) => leg.square === square && leg.entry === entry,
    ),
  );

function arrivingAt(snapshot: GameSnapshot, square: Square): readonly ArrivingLine[] {
  const lines = linesReadout(snapshot);
  return SIDES.flatMap((side) => {
    const line = lines.find(
      ({ end }) => end.type === 'open' && end.square === square && end.side === side,
    );
    return line === undefined ? [] : [{ side, line }];
  });
}
