/** From a snapshot to what the board shows. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { COMPANIES } from '../../../common/rules/expansions/companies/shares.ts';
import type { GameView } from '../../../common/rules/facts.ts';
import { historyOf } from '../../../common/rules/history.ts';
import { SQUARES, type Square, STATIONS, type StationNumber } from '../../../common/rules/ids.ts';
import { isComplete, type Leg, layTile, lineFrom, routeOf } from '../../../common/rules/lines.ts';
import type { LaidTile } from '../../../common/rules/notation.ts';
import { ownerOf } from '../../../common/rules/ownership.ts';
import { withTile } from '../../../common/rules/placement.ts';
import { exitsOf, rotateTile, type TileCode } from '../../../common/rules/tiles.ts';
import { type TurnView, turnView } from '../turn/turn-view.ts';
import type { UiState } from '../turn/ui-state.ts';
import type {
  BoardView,
  Emphasis,
  LegView,
  LineView,
  MarkerView,
  RecentView,
  StationView,
  TileView,
} from './board-model.ts';
import { cellOf } from './cells.ts';
import { centralSpaceViews } from './central-spaces.ts';
import { departureView } from './departure-view.ts';
import { LINE_NAMES, type LineName, lineNameOf, startOfLine } from './line-name.ts';
import { markOf, markOfOwner } from './marks.ts';

/** What the board shows of a game while its player is about to do something. */
export function boardView(snapshot: GameSnapshot, ui: UiState): BoardView {
  const { game } = snapshot;
  const turn = turnView(snapshot, ui);
  const ghost = ghostTile(turn, ui);
  return {
    tiles: SQUARES.flatMap((square) => {
      const tile = game.board[square];
      return tile === undefined ? [] : [tileView(square, tile)];
    }),
    stations: STATIONS.map((station) => stationView(snapshot, station)),
    centralSpaces: centralSpaceViews(snapshot, turn, ui),
    lines: linesView(tried(game, ghost), litLines(snapshot, turn, ui)),
    recent: recentView(snapshot),
    targets: (turn?.targets ?? []).map(cellOf),
    ghost: ghost && tileView(ghost.square, ghost.tile),
    markers: markerViews(snapshot),
  };
}

/** A tile as it lies on a square. */
const tileView = (square: Square, tile: TileCode): TileView => ({
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
  const holder = game.holdings.numbers?.findIndex((numbers) => numbers?.includes(station)) ?? -1;
  return {
    ...departureView(game, { type: 'station', station }),
    number: station,
    holder: holder < 0 ? undefined : markOf(holder),
  };
}

/** The markers of those who score lines: of the companies, where they are in play, or of the seats. */
function markerViews({ game }: GameSnapshot): readonly MarkerView[] {
  const { companies } = game.expansions;
  if (companies === undefined)
    return game.scores.map((score, seat) => ({ mark: markOf(seat), score }));
  return COMPANIES.map((company) => ({
    mark: markOfOwner(company),
    score: companies.points[company],
  }));
}

/** The table as it would be with the ghost laid, so that lines are seen to run on through it. */
function tried(game: GameView, ghost: LaidTile | undefined): GameView {
  if (ghost === undefined || game.board[ghost.square] !== undefined) return game;
  const { square, tile } = ghost;
  const { lines } = layTile(game.lines, square, tile);
  return { ...game, board: withTile(game.board, square, tile), lines };
}

/** Lines with a wagon are painted; one without only while it is lit. */
function linesView(game: GameView, lit: ReadonlySet<LineName>): readonly LineView[] {
  return LINE_NAMES.flatMap((name): readonly LineView[] => {
    const start = startOfLine(name);
    const owner = ownerOf(game, start);
    if (owner === undefined && !lit.has(name)) return [];
    const legs = routeOf(game.board, start).map(legView);
    if (legs.length === 0) return [];
    return [
      {
        name,
        mark: owner === undefined ? undefined : markOfOwner(owner),
        legs,
        isComplete: isComplete(lineFrom(game.lines, start)),
        emphasis: emphasisOf(name, lit),
      },
    ];
  });
}

function emphasisOf(name: LineName, lit: ReadonlySet<LineName>): Emphasis {
  if (lit.size === 0) return 'normal';
  return lit.has(name) ? 'strong' : 'faint';
}

/**
 * Lit are the line pointed at, or else the lines that what is about to be done would change: those of
 * the tile's tracks, or the one that a central wagon would get.
 */
function litLines(
  { game }: GameSnapshot,
  turn: TurnView | undefined,
  ui: UiState,
): ReadonlySet<LineName> {
  if (ui.litLine !== undefined) return new Set([ui.litLine]);
  if (turn?.selection?.type === 'central-wagon') {
    const { space } = turn.selection;
    return new Set(space !== undefined && hasTracks(game, space) ? [space] : []);
  }
  if (turn?.consequence?.type !== 'legal') return new Set();
  return new Set(turn.consequence.changes.map(({ start }) => lineNameOf(start)));
}

const hasTracks = (game: GameView, name: LineName): boolean =>
  lineFrom(game.lines, startOfLine(name)).length > 0;

/** The tile about to be laid, or on its way to the server. */
function ghostTile(turn: TurnView | undefined, ui: UiState): LaidTile | undefined {
  if (ui.pending?.action.type === 'place') {
    const { square, tile, rotation } = ui.pending.action;
    return { square, tile: rotateTile(tile, rotation) };
  }
  return turn?.consequence?.type === 'legal' ? turn.consequence : undefined;
}

/** Everything laid since the viewer's own last turn; for a spectator, the last tile alone. */
function recentView({ game, moves, me }: GameSnapshot): readonly RecentView[] {
  const laid = moves.flatMap(({ seat, action }) =>
    action.type === 'place' ? [{ seat, square: action.square }] : [],
  );
  const ownLast = laid.findLastIndex(({ seat }) => seat === me);
  const since =
    ownLast < 0 ? laid.slice(-(me === undefined ? 1 : game.options.players)) : laid.slice(ownLast);
  const isSeatColoured = game.expansions.companies === undefined;
  return since.map(({ seat, square }, index) => ({
    ...cellOf(square),
    mark: isSeatColoured ? markOf(seat) : undefined,
    isLast: index === since.length - 1,
  }));
}

/** The history of a game in play, told from its public moves. */
export const snapshotHistory = (snapshot: GameSnapshot) =>
  historyOf(snapshot.options, snapshot.moves, snapshot.shown);
