import { describe, expect, test } from 'vitest';
import {
  LEGAL_POSITIONS,
  piecesOf,
  RANDOM_GAMES,
  ROTATION_GAMES,
  ROTATION_POSITIONS,
  SEQUENCES,
  type VectorGame,
} from '../testing/vectors.ts';
import { scoresOf } from './ending.ts';
import { type Action, applyAction, type GameState, startGame } from './game.ts';
import { PLAYER_COUNTS, type PlayerCount } from './ids.ts';
import { linesOf } from './lines.ts';
import { formatLaidTile, parseLaidTile } from './notation.ts';
import { isBanLifted, legalPlacements } from './placement.ts';
import { parsePosition, parseSequence } from './position.ts';
import { pointsOf, stationLines } from './scoring.ts';
import { rotateTile, TILE_CODES } from './tiles.ts';

const base = { rotation: false };
const turning = { rotation: true };

function playersOf(count: number): PlayerCount {
  const players = PLAYER_COUNTS.find((known) => known === count);
  if (players === undefined) throw new Error(`${count} players`);
  return players;
}

function boardOf(text: string, reading = base) {
  const board = parsePosition(text, reading);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  return board.value;
}

function step(state: GameState, action: Action): GameState {
  if (state.phase.type !== 'playing') throw new Error('the game is over');
  const result = applyAction(state, state.phase.turn, action);
  if (!result.ok) throw new Error(`${result.error}: ${JSON.stringify(action)}`);
  return result.value.state;
}

/** The states after each turn of a game, from its deck and its placements. */
function replay(game: VectorGame): readonly GameState[] {
  const tiles = piecesOf(game.deck, 4).map((code) => {
    const tile = TILE_CODES.find((known) => known === code);
    if (tile === undefined) throw new Error(`no tile ${code}`);
    return tile;
  });
  let state = startGame(
    { players: playersOf(game.players), rotation: false, handSize: 1, expansions: [] },
    { tiles, startingSeat: 0 },
  );
  return piecesOf(game.board, 6).map((text, turn) => {
    const laid = parseLaidTile(text);
    if (!laid.ok) throw new Error(text);
    if (game.actions[turn] === 'd') state = step(state, { type: 'draw' });
    state = step(state, { type: 'place', rotation: 0, ...laid.value });
    return state;
  });
}

/** The rotation vectors name each kind by one of its turns. */
const kindsUpToTurns = (legal: Readonly<Record<string, string>>) =>
  TILE_CODES.filter((tile) => tile in legal);

describe('whole games of an independent program', () => {
  test.each(RANDOM_GAMES)('game $id with $players players', (game) => {
    const states = replay(game);
    const last = states.at(-1);
    expect(last?.scores).toEqual(game.scores);
    expect(last?.phase.type).toBe('finished');
    for (const [turn, scores] of game.trail) expect(states[turn]?.scores).toEqual(scores);
    const lines = stationLines(last?.lines ?? linesOf([]));
    expect(
      lines.map((line) => [
        line.length,
        line.end.type === 'station' ? line.end.station : line.end.type,
        pointsOf(line),
      ]),
    ).toEqual(game.lines.map(([length, end, points]) => [length, end, points]));
  });

  test.each(ROTATION_GAMES)('game of the rotation variant, $players players', (game) => {
    expect(parseSequence(game.board, turning).ok).toBe(true);
    const lines = linesOf(boardOf(game.board, turning));
    expect(scoresOf(playersOf(game.players), lines)).toEqual(game.scores);
  });
});

describe('legal placements of an independent program', () => {
  test.each(LEGAL_POSITIONS)('$board', ({ board, legal, exception }) => {
    const setting = { board: boardOf(board), rotation: false };
    for (const tile of TILE_CODES) {
      const squares = legalPlacements(setting, tile).map(({ square }) =>
        formatLaidTile({ square, tile }).slice(4),
      );
      expect([tile, squares.join('')]).toEqual([tile, legal[tile]]);
    }
    expect(TILE_CODES.filter((tile) => isBanLifted(setting, tile)).sort()).toEqual(
      [...exception].sort(),
    );
  });

  test.each(ROTATION_POSITIONS)('with rotation: $board', ({ board, legal, exception }) => {
    const setting = { board: boardOf(board, turning), rotation: true };
    for (const tile of kindsUpToTurns(legal)) {
      const placements = legalPlacements(setting, tile).map(({ square, rotation }) =>
        formatLaidTile({ square, tile: rotateTile(tile, rotation) }),
      );
      expect([tile, [...placements].sort()]).toEqual([
        tile,
        [...piecesOf(legal[tile] ?? '', 6)].sort(),
      ]);
    }
    expect(
      kindsUpToTurns(legal)
        .filter((tile) => isBanLifted(setting, tile))
        .sort(),
    ).toEqual([...exception].sort());
  });
});

describe('sequences of an independent program', () => {
  test.each(SEQUENCES)('$reason at $step: $board', ({ board, valid, reason, step: at }) => {
    const result = parseSequence(board, base);
    expect(result.ok).toBe(valid);
    if (!result.ok)
      expect([result.error.reason.replaceAll('-', '_'), result.error.step ?? null]).toEqual([
        reason,
        at,
      ]);
  });
});
