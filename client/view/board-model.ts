/** From a snapshot to what the board shows. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { placeOfStation } from '../../common/rules/board.ts';
import { historyOf } from '../../common/rules/history.ts';
import {
  columnOf,
  rowOf,
  type Seat,
  SQUARES,
  type Square,
  STATIONS,
  type StationNumber,
} from '../../common/rules/ids.ts';
import { isComplete, type Leg, lineFrom, routeOf } from '../../common/rules/lines.ts';
import { pointsOf } from '../../common/rules/scoring.ts';
import { wagonOwner } from '../../common/rules/setup.ts';
import { exitsOf, rotateTile, type TileCode } from '../../common/rules/tiles.ts';
import type {
  BoardView,
  Cell,
  Emphasis,
  LegView,
  LineView,
  RecentView,
  StationView,
  TileView,
} from './board-view.ts';
import { markOf } from './marks.ts';
import { type TurnView, turnView } from './turn-view.ts';
import type { UiState } from './ui-state.ts';

/** What the board shows of a game while its player is about to do something. */
export function boardView(snapshot: GameSnapshot, ui: UiState): BoardView {
  const { game } = snapshot;
  const turn = turnView(snapshot, ui);
  return {
    tiles: SQUARES.flatMap((square) => {
      const tile = game.board[square];
      return tile === undefined ? [] : [tileView(square, tile)];
    }),
    stations: STATIONS.map((station) => stationView(snapshot, station)),
    lines: linesView(snapshot, litStations(turn, ui)),
    recent: recentView(snapshot),
    targets: turn === undefined || turn.selection?.type === 'draw' ? [] : turn.targets.map(cellOf),
    ghost: ghostView(turn, ui),
    markers: game.scores.map((score, seat) => ({ mark: markOf(seat), score })),
  };
}

/** A square as the board names it. */
export const cellOf = (square: Square): Cell => ({
  row: rowOf(square),
  column: columnOf(square),
});

/** A tile as it lies on a square. */
export const tileView = (square: Square, tile: TileCode): TileView => ({
  ...cellOf(square),
  code: tile,
  exits: exitsOf(tile),
});

/** A track of a line as the board names it. */
export const legView = ({ square, entry, exit }: Leg): LegView => ({
  ...cellOf(square),
  entry,
  exit,
});

function stationView({ game }: GameSnapshot, station: StationNumber): StationView {
  const { square, side } = placeOfStation(station);
  const owner = wagonOwner(game.options.players, station);
  const line = lineFrom(game.lines, { type: 'station', station });
  return {
    ...cellOf(square),
    number: station,
    side,
    mark: owner === undefined ? undefined : markOf(owner),
    points: owner !== undefined && isComplete(line) ? pointsOf(line) : undefined,
  };
}

/** Lines with a wagon are painted; one without only while it is lit. */
function linesView({ game }: GameSnapshot, lit: ReadonlySet<StationNumber>): readonly LineView[] {
  return STATIONS.flatMap((station): readonly LineView[] => {
    const owner = wagonOwner(game.options.players, station);
    if (owner === undefined && !lit.has(station)) return [];
    const start = { type: 'station', station } as const;
    const legs = routeOf(game.board, start).map(legView);
    if (legs.length === 0) return [];
    return [
      {
        station,
        mark: owner === undefined ? undefined : markOf(owner),
        legs,
        isComplete: isComplete(lineFrom(game.lines, start)),
        emphasis: emphasisOf(station, lit),
      },
    ];
  });
}

function emphasisOf(station: StationNumber, lit: ReadonlySet<StationNumber>): Emphasis {
  if (lit.size === 0) return 'normal';
  return lit.has(station) ? 'strong' : 'faint';
}

/** Lit are the station pointed at, or else the lines that the tile about to be laid would change. */
function litStations(turn: TurnView | undefined, ui: UiState): ReadonlySet<StationNumber> {
  if (ui.litStation !== undefined) return new Set([ui.litStation]);
  if (turn?.consequence?.type !== 'legal') return new Set();
  return new Set(
    turn.consequence.changes.flatMap(({ start }) =>
      start.type === 'station' ? [start.station] : [],
    ),
  );
}

function ghostView(turn: TurnView | undefined, ui: UiState): TileView | undefined {
  if (ui.pending?.action.type === 'place') {
    const { square, tile, rotation } = ui.pending.action;
    return tileView(square, rotateTile(tile, rotation));
  }
  if (turn?.consequence?.type !== 'legal') return undefined;
  return tileView(turn.consequence.square, rotateTile(turn.chosen, turn.rotation));
}

/** Everything laid since the viewer's own last turn; for a spectator, the last tile alone. */
function recentView({ game, moves, me }: GameSnapshot): readonly RecentView[] {
  const laid = moves.flatMap(({ seat, action }) =>
    action.type === 'place' ? [{ seat, square: action.square }] : [],
  );
  const ownLast = laid.findLastIndex(({ seat }) => seat === me);
  const since =
    ownLast < 0 ? laid.slice(-(me === undefined ? 1 : game.options.players)) : laid.slice(ownLast);
  return since.map(({ seat, square }, index) => ({
    ...cellOf(square),
    mark: markOf(seat),
    isLast: index === since.length - 1,
  }));
}

/** Points of a seat's lines so far: those that ended at the edge, at the centre, and the longest line. */
export interface LineTotals {
  readonly edge: number;
  readonly centre: number;
  /** The longest complete line of the seat, as tiles crossed; 0 without one. */
  readonly longest: number;
  readonly longestStation: StationNumber | undefined;
}

/** The line totals of a seat. */
export function lineTotals({ game }: GameSnapshot, seat: Seat): LineTotals {
  const complete = STATIONS.filter((station) => wagonOwner(game.options.players, station) === seat)
    .map((station) => ({ station, line: lineFrom(game.lines, { type: 'station', station }) }))
    .filter(({ line }) => isComplete(line));
  const sumOf = (atCentre: boolean) =>
    complete
      .filter(({ line }) => (line.end.type === 'centre') === atCentre)
      .reduce((sum, { line }) => sum + pointsOf(line), 0);
  const longest = complete.toSorted((one, other) => other.line.length - one.line.length)[0];
  return {
    edge: sumOf(false),
    centre: sumOf(true),
    longest: longest?.line.length ?? 0,
    longestStation: longest?.station,
  };
}

/** The history of a game in play, told from its public moves. */
export const pastOf = (snapshot: GameSnapshot) => historyOf(snapshot.options, snapshot.moves);
