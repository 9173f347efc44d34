/** Boards to look at, from games of random actions. */
import { parseSeed } from '../../common/deal/deal.ts';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { legalActions } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import { snapshotAt } from '../../common/testing/snapshots.ts';
import type {
  BoardAnimation,
  BoardView,
  DepartureView,
  DriveView,
} from '../view/board/board-model.ts';
import { boardView } from '../view/board/board-view.ts';
import { markOf } from '../view/board/marks.ts';
import { INITIAL_UI, type UiState } from '../view/turn/ui-state.ts';

/** A moment of a game, and what its player is about to do. */
interface Sample {
  readonly options: GameOptions;
  /** Actions so far; more than there were means the end. */
  readonly actions: number;
  readonly ui?: (snapshot: GameSnapshot) => Partial<UiState>;
}

/** Named boards; each is made when it is asked for. */
export const BOARD_SAMPLES: ReadonlyMap<string, () => BoardView> = new Map(
  Object.entries({
    empty: () => viewOf({ options: optionsOf(6), actions: 0 }),
    early: () => viewOf({ options: optionsOf(4), actions: 11, ui: holdingTile }),
    middle: () => viewOf({ options: optionsOf(6), actions: 46, ui: holdingTile }),
    'middle-quiet': () => quiet(viewOf({ options: optionsOf(6), actions: 46 })),
    late: () => viewOf({ options: optionsOf(3), actions: 64, ui: holdingTile }),
    lit: () => viewOf({ options: optionsOf(5), actions: 58, ui: lightingLongest }),
    full: () => viewOf({ options: optionsOf(6), actions: 99 }),
    'full-two': () => viewOf({ options: optionsOf(2), actions: 99 }),
    'companies-wagons': () =>
      viewOf({ options: optionsOf(3, ['companies', 'central-wagons']), actions: 70 }),
    'companies-placing': () =>
      viewOf({
        options: optionsOf(4, ['companies', 'central-wagons']),
        actions: 24,
        ui: placingWagon,
      }),
    'companies-tracks': () =>
      viewOf({
        options: optionsOf(4, ['companies', 'central-tracks']),
        actions: 60,
        ui: holdingTile,
      }),
    'companies-end': () =>
      viewOf({ options: optionsOf(3, ['companies', 'central-wagons']), actions: 999 }),
    'wagons-placing': () =>
      viewOf({
        options: optionsOf(6, ['central-wagons', 'station-numbers']),
        actions: 14,
        ui: placingWagon,
      }),
    'wagons-numbers': () =>
      viewOf({
        options: optionsOf(4, ['central-wagons', 'station-numbers']),
        actions: 50,
        ui: holdingTile,
      }),
    'tracks-empty': () =>
      viewOf({ options: optionsOf(2, ['central-tracks', 'station-numbers']), actions: 0 }),
    'tracks-numbers': () =>
      viewOf({ options: optionsOf(2, ['central-tracks', 'station-numbers']), actions: 50 }),
    'numbers-end': () =>
      viewOf({ options: optionsOf(4, ['central-wagons', 'station-numbers']), actions: 999 }),
    crowded: () => ({ ...viewOf({ options: optionsOf(6), actions: 36 }), markers: CROWDED }),
  }),
);

const CROWDED = [0, 0, 0, 118, 118, 50].map((score, seat) => ({ mark: markOf(seat), score }));

/**
 * Complete lines of a view that drive one after another, as if its last tile had completed them, or the
 * central wagon whose line is among them had just been placed.
 */
export function sampleAnimation(view: BoardView): BoardAnimation {
  const departures = new Map(departuresOf(view).map((departure) => [departure.line, departure]));
  const scored = view.lines
    .flatMap((line) => {
      const points = departures.get(line.name)?.points;
      return points === undefined || line.mark === undefined ? [] : [{ line, points }];
    })
    .toSorted((one, other) => other.line.legs.length - one.line.legs.length);
  const doubled = scored.find(({ line, points }) => points === 2 * line.legs.length);
  const central = scored.find(({ line }) => typeof line.name === 'string');
  const chosen = [...new Set([doubled, central, ...scored])].slice(0, 2);
  return {
    placed:
      central === undefined
        ? { type: 'tile', cell: view.recent.at(-1) ?? { row: 0, column: 0 } }
        : { type: 'wagon', space: central.line.name },
    settlements: [],
    drives: chosen.flatMap((drive) => (drive === undefined ? [] : driveOf(view, drive))),
  };
}

function driveOf(
  { markers }: BoardView,
  { line, points }: { readonly line: BoardView['lines'][number]; readonly points: number },
): readonly DriveView[] {
  const { mark, name, legs } = line;
  if (mark === undefined) return [];
  const score = markers.find((marker) => marker.mark === mark)?.score ?? 0;
  const scoreAfter = Math.max(score, points);
  const facts = { line: name, mark, legs, length: legs.length, points, scoreAfter };
  return [{ ...facts, isDoubled: points === 2 * legs.length, scoreBefore: scoreAfter - points }];
}

const departuresOf = ({ stations, centralSpaces }: BoardView): readonly DepartureView[] => [
  ...stations,
  ...centralSpaces,
];

const optionsOf = (
  players: GameOptions['players'],
  expansions: GameOptions['expansions'] = [],
): GameOptions => ({ players, rotation: false, handSize: 1, expansions });

/** The board as the player on turn sees it, or seat 0 at the end. */
function viewOf({ options, actions, ui }: Sample): BoardView {
  const seed = parseSeed('b0a2d'.padEnd(32, '0'));
  if (seed === undefined) throw new Error('the gallery has no seed');
  const { replay } = playRandomGame(options, seed);
  const { phase } = replay.steps[actions - 1]?.state ?? replay.start;
  const me: Seat = phase.type === 'playing' && actions <= replay.steps.length ? phase.turn : 0;
  const snapshot = snapshotAt(replay, Math.min(actions, replay.steps.length), me);
  return boardView(snapshot, { ...INITIAL_UI, ...ui?.(snapshot) });
}

/** Without anything that asks for a tile, as a spectator sees it. */
const quiet = (view: BoardView): BoardView => ({ ...view, targets: [] });

/** With the tile held over the middle one of the squares where it may lie. */
function holdingTile({ game }: GameSnapshot): Partial<UiState> {
  const placements = legalActions(game).filter((action) => action.type === 'place');
  const placement = placements[Math.floor(placements.length / 2)];
  return placement === undefined ? {} : { selection: { type: 'square', square: placement.square } };
}

/** About to put a wagon on the first space that is free, by the share that allows it. */
function placingWagon({ game }: GameSnapshot): Partial<UiState> {
  const wagon = legalActions(game).find((action) => action.type === 'central-wagon');
  if (wagon === undefined) return {};
  const { type, space, share } = wagon;
  return { selection: { type, space, share } };
}

/** With the longest line pointed at. */
function lightingLongest(snapshot: GameSnapshot): Partial<UiState> {
  const { lines } = boardView(snapshot, INITIAL_UI);
  const longest = lines.toSorted((one, other) => other.legs.length - one.legs.length)[0];
  return { litLine: longest?.name };
}
