import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finalState, type Replay } from '../record/replay.ts';
import { randomGames } from '../testing/arbitraries.ts';
import { traceSlowly } from '../testing/slow-rules.ts';
import { finalScores } from './ending.ts';
import type { GameState } from './game.ts';
import { STATIONS } from './ids.ts';
import { isComplete, linesOf } from './lines.ts';
import { stationLines } from './scoring.ts';
import { ALL_TILES, ROTATIONS, rotateTile, type TileCode } from './tiles.ts';
import { wagonOwner } from './wagons.ts';

const RUNS = { numRuns: 60 };

const statesOf = ({ start, steps }: Replay): readonly GameState[] => [
  start,
  ...steps.map(({ state }) => state),
];

/** With the rotation variant a laid tile counts as the kind of its turns that comes first. */
const kindOf = (tile: TileCode, rotation: boolean): string =>
  rotation ? (ROTATIONS.map((turns) => rotateTile(tile, turns)).sort()[0] ?? tile) : tile;

function tilesIn({ board, hands, stack }: GameState): readonly TileCode[] {
  const held = hands.flatMap(({ tiles, drawn }) =>
    drawn === undefined ? tiles : [...tiles, drawn],
  );
  return [...board.filter((tile) => tile !== undefined), ...held, ...stack];
}

test('every game ends with 60 tiles laid and all 32 lines complete', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const { board, lines, phase, scores } = finalState(replay);
      expect(board.filter((tile) => tile !== undefined)).toHaveLength(60);
      expect(stationLines(lines).filter(isComplete)).toHaveLength(32);
      if (phase.type !== 'finished') throw new Error('the game is not finished');
      const best = Math.max(...scores);
      expect(phase.winners).toEqual([...scores.keys()].filter((seat) => scores[seat] === best));
    }),
    RUNS,
  );
});

test('no tile is lost or made at any step', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const { rotation } = replay.start.options;
      const all = ALL_TILES.map((tile) => kindOf(tile, rotation)).sort();
      for (const state of statesOf(replay)) {
        expect(
          tilesIn(state)
            .map((tile) => kindOf(tile, rotation))
            .sort(),
        ).toEqual(all);
        expect(state.stackCount).toBe(state.stack.length);
      }
    }),
    { numRuns: 20 },
  );
});

test('hands stay full while there are tiles, and turns go round', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const { players, handSize } = replay.start.options;
      for (const { seat, action, state } of replay.steps) {
        if (state.stackCount > 0)
          expect(state.hands.map(({ tiles }) => tiles.length)).toEqual(
            Array.from({ length: players }, () => handSize),
          );
        if (state.phase.type === 'finished') continue;
        expect(state.phase.turn).toBe(action.type === 'draw' ? seat : (seat + 1) % players);
      }
    }),
    RUNS,
  );
});

test('lines kept step by step equal lines traced slowly, and scores equal their sums', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      for (const state of statesOf(replay)) {
        const { board, lines, scores, options } = state;
        const slow = STATIONS.map((station) => traceSlowly(board, station));
        expect(
          stationLines(lines).map(({ length, end }) => [
            length,
            end.type === 'station' ? end.station : end.type === 'centre' ? 'centre' : null,
          ]),
        ).toEqual(slow.map(({ length, end }) => [length, end]));
        const sums = scores.map((_, seat) =>
          STATIONS.filter((station) => wagonOwner(options.players, station) === seat)
            .map((station) => slow[station - 1]?.points ?? 0)
            .reduce((sum, points) => sum + points, 0),
        );
        expect(scores).toEqual(sums);
        expect(finalScores(state)).toEqual(sums);
      }
    }),
    RUNS,
  );
});

test('the lines of a board do not depend on the order in which its tiles came', () => {
  fc.assert(
    fc.property(randomGames, fc.nat(), ({ replay }, at) => {
      const states = statesOf(replay);
      const state = states[at % states.length] ?? replay.start;
      expect(stationLines(linesOf(state.board))).toEqual(stationLines(state.lines));
    }),
    RUNS,
  );
});
