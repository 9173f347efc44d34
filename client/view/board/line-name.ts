/** Lines by name, so that two of the same compare as equal: as signals, keys and sets need them. */
import { CENTRAL_SPACES, type CentralSpace, type LineStart } from '../../../common/rules/board.ts';
import { STATIONS, type StationNumber } from '../../../common/rules/ids.ts';

/** Where a line starts: the number of a station, or a space of the central station. */
export type LineName = StationNumber | CentralSpace;

/** The name of a line. */
export const lineNameOf = (start: LineStart): LineName =>
  start.type === 'station' ? start.station : start.space;

/** Where the line of a name starts. */
export const startOfLine = (name: LineName): LineStart =>
  typeof name === 'number' ? { type: 'station', station: name } : { type: 'central', space: name };

/** All lines of the board: those of the 32 stations, then those of the central station. */
export const LINE_NAMES: readonly LineName[] = [...STATIONS, ...CENTRAL_SPACES];
