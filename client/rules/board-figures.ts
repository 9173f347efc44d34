/** The boards that the rules show: of games that were played to get there, drawn as the board draws them. */
import { known } from '../../common/protocol/known.ts';
import type { ExpansionSet } from '../../common/rules/expansions/sets.ts';
import {
  type PlayerCount,
  parseSquare,
  parseStation,
  type Square,
} from '../../common/rules/ids.ts';
import type { GameOptions } from '../../common/rules/options.ts';
import { exitsOf, parseTile } from '../../common/rules/tiles.ts';
import { boardFigure, type Figure, WHOLE_BOARD } from '../board/svg/board-figure.ts';
import type { PictureSheet } from '../board/svg/picture-sheet.ts';
import type { BoardView, LegView } from '../view/board/board-model.ts';
import { boardView } from '../view/board/board-view.ts';
import { cellOf } from '../view/board/cells.ts';
import { localSnapshot } from '../view/local-game/local-game.ts';
import { gameOfActions } from '../view/local-game/scripted-deal.ts';
import { INITIAL_UI, type UiState } from '../view/turn/ui-state.ts';
import { countMarks, crossMark } from './figure-marks.ts';

/** A game as it was played, and what its player is about to do. */
interface Position {
  readonly actions?: string;
  readonly players?: PlayerCount;
  readonly expansions?: ExpansionSet;
  readonly ui?: Partial<UiState>;
}

function viewAfter({ actions = '', players = 2, expansions = [], ui = {} }: Position): BoardView {
  const options: GameOptions = { players, rotation: false, handSize: 1, expansions };
  const game = gameOfActions(options, actions);
  const me = game.state.phase.type === 'playing' ? game.state.phase.turn : undefined;
  const snapshot = localSnapshot(game, { code: '', me, names: [] });
  return { ...boardView(snapshot, { ...INITIAL_UI, ...ui }), recent: [] };
}

const square = (label: string): Square => known(parseSquare(label), `square ${label}`);
const station = (number: number) => known(parseStation(number), `station ${number}`);

/** A view without the squares where the next tile may lie. */
const quiet = (view: BoardView): BoardView => ({ ...view, targets: [] });

/** The board before the first tile. */
export const wholeBoard = (sheet: PictureSheet): Figure =>
  boardFigure(sheet, quiet(viewAfter({})), WHOLE_BOARD);

/** Where the next tile may be laid: at the edge and beside what lies. */
export const openSquares = (sheet: PictureSheet): Figure =>
  boardFigure(sheet, viewAfter({ actions: 'acba@C1, cbaa@C2, bcbc@D2, aaaa@B2' }), {
    left: -0.2,
    top: -0.2,
    right: 6.2,
    bottom: 5.2,
  });

/** A line of five tiles, one of them crossed twice. */
export function countedLine(sheet: PictureSheet): Figure {
  const view = viewAfter({
    actions: 'acba@F1, acba@G1, bcbc@F2, adbb@G2',
    ui: { litLine: station(3) },
  });
  const window = { left: 4.5, top: -0.92, right: 7.5, bottom: 2.2 };
  return boardFigure(sheet, quiet(view), window, countMarks(legsOf(view, 3)));
}

/** A line of three tiles into the central station. */
export function doubledLine(sheet: PictureSheet): Figure {
  const view = viewAfter({
    actions: 'acba@D1, aacb@D2, aaaa@D3',
    ui: { litLine: station(5) },
  });
  const window = { left: 2.2, top: -0.92, right: 5.8, bottom: 5.2 };
  return boardFigure(sheet, quiet(view), window, countMarks(legsOf(view, 5)));
}

/** Two placements that the one-tile ban forbids. */
export function bannedTiles(sheet: PictureSheet): Figure {
  const banned = [
    { at: 'A1', code: 'cbaa', line: 8, entry: 0, exit: 3 },
    { at: 'C1', code: 'dbba', line: 6, entry: 0, exit: 0 },
  ] as const;
  const view = quiet(viewAfter({}));
  const shown: BoardView = {
    ...view,
    tiles: banned.map(({ at, code }) => ({
      ...cellOf(square(at)),
      code,
      exits: exitsOf(known(parseTile(code), code)),
    })),
    lines: banned.map(({ at, line, entry, exit }) => ({
      name: station(line),
      mark: view.stations[line - 1]?.mark,
      legs: [{ ...cellOf(square(at)), entry, exit }],
      isComplete: true,
      emphasis: 'strong',
    })),
  };
  const window = { left: -0.92, top: -0.92, right: 4.2, bottom: 1.2 };
  const crosses = banned.map(({ at }) => crossMark(cellOf(square(at))));
  return boardFigure(sheet, shown, window, crosses.join(''));
}

/** The spaces of the central station, with a wagon on one of them and its line. */
export const centralWagons = (sheet: PictureSheet): Figure =>
  boardFigure(
    sheet,
    quiet(
      viewAfter({
        actions: 'acba@D1, aacb@D2, aaaa@D3, wagon@E3, wagon@C5, aaaa@E3, cbcb@E2, bbbb@F2',
        expansions: ['central-wagons'],
      }),
    ),
    { left: 1.6, top: 0.8, right: 6.4, bottom: 5.4 },
  );

/** The central station under central tracks. */
export const centralTracks = (sheet: PictureSheet): Figure =>
  boardFigure(
    sheet,
    quiet(
      viewAfter({
        actions: 'acba@D1, aacb@D2, aaaa@D3',
        expansions: ['central-tracks'],
        ui: { litLine: station(5) },
      }),
    ),
    { left: 1.8, top: 0.8, right: 6.2, bottom: 5.4 },
  );

/** A player's number tiles, as the board shows them to this player. */
export const stationNumbers = (sheet: PictureSheet): Figure =>
  boardFigure(sheet, quiet(viewAfter({ expansions: ['station-numbers'], players: 3 })), {
    left: -0.92,
    top: -0.92,
    right: 8.92,
    bottom: 1.2,
  });

/** The tracks of a line of the view. */
const legsOf = (view: BoardView, line: number): readonly LegView[] =>
  view.lines.find(({ name }) => name === line)?.legs ?? [];
