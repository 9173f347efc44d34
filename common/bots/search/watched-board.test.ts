import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, FastBoard, kindOf } from '../../fast/fast-board.ts';
import { randomGames } from '../../testing/arbitraries.ts';
import { foreseenValue } from '../line-values.ts';
import { linesOfInterest, stakesBySeat } from './lines-of-interest.ts';
import { WatchedBoard } from './watched-board.ts';

/** The values of all lines, as the watched board has them and as they are. */
function valuesOn({ board, lines }: WatchedBoard) {
  return Array.from(lines.departures, (departure) => foreseenValue(board, departure));
}
const valuesKept = (watched: WatchedBoard) =>
  Array.from(watched.lines.departures, (_, place) => watched.valueOf(place));

test('knows after each tile what the lines are worth, and before it what a tile would bring', () => {
  fc.assert(
    fc.property(randomGames, ({ replay }) => {
      const view = replay.steps.at(-1)?.state ?? replay.start;
      const lines = linesOfInterest(view, 0);
      const [stakes] = stakesBySeat(view, 0, lines);
      if (stakes === undefined) throw new Error('a game without seats');
      const watched = new WatchedBoard(FastBoard.of(replay.start.board), lines);
      const first = valuesKept(watched);
      const worth = () =>
        valuesOn(watched).reduce((sum, value, place) => sum + value * (stakes[place] ?? 0), 0);
      for (const event of replay.steps.flatMap(({ events }) => events)) {
        if (event.type !== 'placed') continue;
        const kind = kindOf(event.tile);
        const before = worth();
        const gain = watched.gainOf(event.square, kind, stakes);
        watched.lay(event.square, kind);
        expect(valuesKept(watched)).toEqual(valuesOn(watched));
        expect(gain).toBeCloseTo(worth() - before, 6);
      }
      watched.takeAllBack();
      expect(valuesKept(watched)).toEqual(first);
      expect(watched.board.endFrom(at(lines.departures, 0))).toBe(
        FastBoard.of(replay.start.board).endFrom(at(lines.departures, 0)),
      );
    }),
    { numRuns: 20 },
  );
});
