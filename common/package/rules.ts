/**
 * What the published package exports of the rules: all that a program needs to set up a game, find the legal
 * actions, apply them, and read and write notation. RULES.md has the rules themselves.
 */
export type { Action, GameEvent, Move, Violation } from '../rules/actions.ts';
export type { Board } from '../rules/board.ts';
export type { Deal } from '../rules/deal.ts';
export { breakdownOf } from '../rules/ending.ts';
export type { Expansion } from '../rules/expansions/list.ts';
export { optionsFault } from '../rules/expansions/options-fault.ts';
export {
  EXPANSION_SETS,
  EXPANSIONS,
  type ExpansionSet,
  parseExpansions,
} from '../rules/expansions/sets.ts';
export {
  type Applied,
  applyAction,
  check,
  type GameState,
  type GameView,
  legalActions,
  startGame,
  viewOf,
} from '../rules/game.ts';
export { historyOf } from '../rules/history.ts';
export {
  formatSquare,
  type PlayerCount,
  parseSeat,
  parseSquare,
  parseStation,
  type Seat,
  type Square,
  type StationNumber,
  seatsOf,
} from '../rules/ids.ts';
export { isComplete, type Line, type Lines, lineFrom, linesOf } from '../rules/lines.ts';
export { formatAction, formatMove, parseAction, parseMove } from '../rules/notation.ts';
export { type GameOptions, HAND_SIZES, type HandSize } from '../rules/options.ts';
export { parsePosition, parseSequence } from '../rules/position.ts';
export { type LineChange, previewPlacement } from '../rules/preview.ts';
export { err, ok, type Result } from '../rules/result.ts';
export { pointsOf } from '../rules/scoring.ts';
export { dealFault } from '../rules/setup.ts';
export {
  parseTile,
  rotateTile,
  TILE_CODES,
  TILE_COPIES,
  TILE_COUNT,
  type TileCode,
} from '../rules/tiles.ts';
