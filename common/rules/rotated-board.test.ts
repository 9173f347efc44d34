import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomGames } from '../testing/arbitraries.ts';
import type { Board } from './board.ts';
import { columnOf, rowOf, SQUARES, squareAt } from './ids.ts';
import { type LineEnd, linesOf } from './lines.ts';
import { pointsOf, stationLines } from './scoring.ts';
import { rotateTile } from './tiles.ts';

/** The whole board a quarter turn clockwise: what lay at the top now lies at the right. */
const turned = (board: Board): Board =>
  SQUARES.map((square) => {
    const from = squareAt(7 - columnOf(square), rowOf(square));
    const tile = from === undefined ? undefined : board[from];
    return tile === undefined ? undefined : rotateTile(tile, 1);
  });

/** Stations 1–8 at the top become 25–32 at the right, and so on round. */
const turnedStation = (station: number): number => ((station + 23) % 32) + 1;

const endOf = (end: LineEnd): number | string => (end.type === 'station' ? end.station : end.type);

const turnedEnd = (end: LineEnd): number | string =>
  end.type === 'station' ? turnedStation(end.station) : end.type;

test('a board turned as a whole has the same lines, from the next side of the table', () => {
  fc.assert(
    fc.property(randomGames, fc.nat({ max: 80 }), ({ replay }, at) => {
      const board = (replay.steps[at] ?? replay.steps.at(-1))?.state.board ?? [];
      const lines = stationLines(linesOf(turned(board)));
      for (const [index, line] of stationLines(linesOf(board)).entries()) {
        const twin = lines[turnedStation(index + 1) - 1];
        if (twin === undefined) throw new Error('a line is missing');
        expect([twin.length, pointsOf(twin), endOf(twin.end)]).toEqual([
          line.length,
          pointsOf(line),
          turnedEnd(line.end),
        ]);
      }
    }),
    { numRuns: 60 },
  );
});
