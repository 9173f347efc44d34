import fc from 'fast-check';
import { expect, test } from 'vitest';
import { at, FastBoard, kindOf } from '../../fast/fast-board.ts';
import { anyRandomGames } from '../../testing/arbitraries.ts';
import { foreseenValue } from '../line-values.ts';
import { valueInto } from '../side-interests.ts';
import { linesOfInterest } from './lines-of-interest.ts';
import { Outlooks } from './outlook.ts';
import { WatchedBoard } from './watched-board.ts';

/** The values of all lines, as the watched board has them and as they are. */
function valuesOn({ board, lines }: WatchedBoard) {
  return [
    ...Array.from(lines.departures, (departure) => foreseenValue(board, departure)),
    ...Array.from(lines.arrivals, (arrival) => valueInto(board, arrival)),
  ];
}
const valuesKept = (watched: WatchedBoard) =>
  Array.from(valuesOn(watched), (_, place) => watched.valueOf(place));

test('knows after each tile what the lines are worth, and before it what a tile would bring', () => {
  fc.assert(
    fc.property(anyRandomGames, ({ replay }) => {
      const view = replay.steps.at(-1)?.state ?? replay.start;
      const lines = linesOfInterest(view, 0);
      const [stakes] = new Outlooks({ view, seat: 0, lines }).after(undefined).stakes;
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
