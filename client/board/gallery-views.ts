/** Boards to look at, from games that an independent program has played. */

import { type Board, EMPTY_BOARD, placeOfStation } from '../../common/rules/board.ts';
import { scoresOf } from '../../common/rules/ending.ts';
import {
  columnOf,
  PLAYER_COUNTS,
  type PlayerCount,
  rowOf,
  type Square,
  STATIONS,
  type StationNumber,
} from '../../common/rules/ids.ts';
import { isComplete, type Lines, lineFrom, linesOf, routeOf } from '../../common/rules/lines.ts';
import { type LaidTile, parseLaidTile } from '../../common/rules/notation.ts';
import { legalPlacements, withTile } from '../../common/rules/placement.ts';
import { pointsOf } from '../../common/rules/scoring.ts';
import { wagonOwner } from '../../common/rules/setup.ts';
import { exitsOf } from '../../common/rules/tiles.ts';
import { piecesOf, RANDOM_GAMES } from '../../common/testing/vectors.ts';
import type {
  BoardAnimation,
  BoardView,
  Cell,
  DriveView,
  LegView,
  TileView,
} from '../view/board-view.ts';
import { markOf } from '../view/marks.ts';

/** A position of a game. */
interface Sample {
  readonly players: PlayerCount;
  readonly laid: readonly LaidTile[];
  readonly next: LaidTile | undefined;
}

/** Named boards; each is made when it is asked for. */
export const BOARD_SAMPLES: ReadonlyMap<string, () => BoardView> = new Map([
  ['empty', () => plainView(sampleOf(6, 0))],
  ['early', () => turnView(sampleOf(4, 9))],
  ['middle', () => turnView(sampleOf(6, 38))],
  ['middle-quiet', () => plainView(sampleOf(6, 38))],
  ['late', () => turnView(sampleOf(3, 52))],
  ['lit', () => litView(sampleOf(5, 47))],
  ['full', () => plainView(sampleOf(6, 60))],
  ['full-two', () => plainView(sampleOf(2, 60))],
  ['crowded', () => ({ ...plainView(sampleOf(6, 30)), markers: crowdedMarkers() })],
]);

/** Complete lines of a view that drive one after another, as if its last tile had completed them. */
export function sampleAnimation(view: BoardView): BoardAnimation {
  const last = view.recent.at(-1) ?? { row: 0, column: 0 };
  const complete = view.lines
    .filter((line) => line.isComplete && line.mark !== undefined)
    .toSorted((one, other) => other.legs.length - one.legs.length);
  const doubled = complete.find((line) => pointsAt(view, line.station) === 2 * line.legs.length);
  const chosen = [...new Set([doubled, ...complete])].slice(0, 2);
  return {
    placed: last,
    drives: chosen.flatMap((line): readonly DriveView[] => {
      if (line?.mark === undefined) return [];
      const { mark, station, legs } = line;
      const points = pointsAt(view, station);
      const scoreAfter = view.markers[mark.index]?.score ?? points;
      const isDouble = points === 2 * legs.length;
      const scores = { scoreBefore: scoreAfter - points, scoreAfter };
      return [{ station, mark, legs, length: legs.length, points, isDoubled: isDouble, ...scores }];
    }),
  };
}

const pointsAt = (view: BoardView, station: number): number =>
  view.stations[station - 1]?.points ?? 0;

function sampleOf(count: number, tiles: number): Sample {
  const players = PLAYER_COUNTS.find((known) => known === count);
  const game = RANDOM_GAMES.find((known) => known.players === count);
  if (players === undefined || game === undefined) throw new Error(`no game of ${count} players`);
  const laid = piecesOf(game.board, 6).map((text) => {
    const parsed = parseLaidTile(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.value;
  });
  return { players, laid: laid.slice(0, tiles), next: laid[tiles] };
}

const boardOf = ({ laid }: Sample): Board =>
  laid.reduce((board, { square, tile }) => withTile(board, square, tile), EMPTY_BOARD);

function plainView(sample: Sample): BoardView {
  const board = boardOf(sample);
  const lines = linesOf(board);
  return {
    tiles: sample.laid.map(tileView),
    stations: STATIONS.map((station) => stationView(sample, lines, station)),
    lines: STATIONS.flatMap((station) => lineView({ sample, board, lines, station })),
    recent: recentView(sample),
    targets: [],
    ghost: undefined,
    markers: scoresOf(sample.players, lines).map((score, seat) => ({ mark: markOf(seat), score })),
  };
}

/** With a tile chosen, and held over the square where it was laid in that game. */
function turnView(sample: Sample): BoardView {
  const { next } = sample;
  if (next === undefined) return plainView(sample);
  const setting = { board: boardOf(sample), rotation: false };
  return {
    ...plainView(sample),
    targets: legalPlacements(setting, next.tile).map(({ square }) => cellOf(square)),
    ghost: tileView(next),
  };
}

/** With two lines pointed at. */
function litView(sample: Sample): BoardView {
  const view = plainView(sample);
  const longest = view.lines.toSorted((one, other) => other.legs.length - one.legs.length);
  const lit = longest.slice(0, 2).map(({ station }) => station);
  return {
    ...view,
    lines: view.lines.map((line) => ({
      ...line,
      emphasis: lit.includes(line.station) ? 'strong' : 'faint',
    })),
  };
}

const crowdedMarkers = () =>
  [0, 0, 0, 118, 118, 50].map((score, seat) => ({ mark: markOf(seat), score }));

function recentView({ laid, players }: Sample): BoardView['recent'] {
  const seats = laid.map((tile, turn) => ({ tile, seat: turn % players }));
  return seats.slice(1 - players).map(({ tile, seat }, index, recent) => ({
    ...cellOf(tile.square),
    mark: markOf(seat),
    isLast: index === recent.length - 1,
  }));
}

function stationView(sample: Sample, lines: Lines, station: StationNumber) {
  const { square, side } = placeOfStation(station);
  const owner = wagonOwner(sample.players, station);
  const line = lineFrom(lines, { type: 'station', station });
  const isScored = owner !== undefined && isComplete(line);
  return {
    ...cellOf(square),
    number: station,
    side,
    mark: owner === undefined ? undefined : markOf(owner),
    points: isScored ? pointsOf(line) : undefined,
  };
}

function lineView({
  sample,
  board,
  lines,
  station,
}: {
  readonly sample: Sample;
  readonly board: Board;
  readonly lines: Lines;
  readonly station: StationNumber;
}): BoardView['lines'] {
  const owner = wagonOwner(sample.players, station);
  const legs = routeOf(board, { type: 'station', station }).map(
    ({ square, entry, exit }): LegView => ({ ...cellOf(square), entry, exit }),
  );
  if (owner === undefined || legs.length === 0) return [];
  const complete = isComplete(lineFrom(lines, { type: 'station', station }));
  return [{ station, mark: markOf(owner), legs, isComplete: complete, emphasis: 'normal' }];
}

const tileView = ({ square, tile }: LaidTile): TileView => ({
  ...cellOf(square),
  code: tile,
  exits: exitsOf(tile),
});

const cellOf = (square: Square): Cell => ({ row: rowOf(square), column: columnOf(square) });
