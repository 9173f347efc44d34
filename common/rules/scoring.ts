/** What lines are worth, and who has won. RULES.md, section 5. */
import { SEATS, type Seat, STATIONS } from './ids.ts';
import { isComplete, type Line, type Lines, lineFrom } from './lines.ts';

/**
 * The points of a line for the wagon at its start: one for each time it crosses a tile, doubled at
 * the central station; 0 while it is open.
 */
export function pointsOf(line: Line): number {
  if (!isComplete(line)) return 0;
  return isDoubled(line) ? 2 * line.length : line.length;
}

/** Is the line's score doubled? A line that also starts at the central station isn't (section 7.2). */
export const isDoubled = (line: Line): boolean =>
  line.end.type === 'centre' && line.start.type === 'station';

/** The lines of all 32 stations, station 1 first. */
export const stationLines = (lines: Lines): readonly Line[] =>
  STATIONS.map((station) => lineFrom(lines, { type: 'station', station }));

/** The seats with the highest score. There is no tie-break: equal scores share the win. */
export function winnersOf(scores: readonly number[]): readonly Seat[] {
  const best = Math.max(...scores);
  return SEATS.filter((seat) => scores[seat] === best);
}
