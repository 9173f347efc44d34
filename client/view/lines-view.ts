/** The lines as text: how long each is, where it ends, what it scores. */
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { type Seat, STATIONS, type StationNumber } from '../../common/rules/ids.ts';
import { type LineEnd, lineFrom } from '../../common/rules/lines.ts';
import { pointsOf } from '../../common/rules/scoring.ts';
import { wagonOwner } from '../../common/rules/setup.ts';

/** The line from a station. */
export interface LineReadout {
  readonly station: StationNumber;
  /** Whose wagon starts here; `undefined` for nobody's. */
  readonly owner: Seat | undefined;
  readonly isMine: boolean;
  /** How often it crosses a tile. */
  readonly length: number;
  readonly end: LineEnd;
  /** What it scores, or would if a wagon stood at its start; 0 while it is open. */
  readonly points: number;
}

/** All 32 lines, station 1 first. */
export const linesReadout = (snapshot: GameSnapshot): readonly LineReadout[] =>
  STATIONS.map((station) => {
    const line = lineFrom(snapshot.game.lines, { type: 'station', station });
    const owner = wagonOwner(snapshot.game.options.players, station);
    return {
      station,
      owner,
      isMine: owner !== undefined && owner === snapshot.me,
      length: line.length,
      end: line.end,
      points: pointsOf(line),
    };
  });

/** The same lines, the viewer's own first; otherwise by station. */
export const ownFirst = (lines: readonly LineReadout[]): readonly LineReadout[] => [
  ...lines.filter(({ isMine }) => isMine),
  ...lines.filter(({ isMine }) => !isMine),
];
