/** The lines as text: how long each is, where it ends, what it scores. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Owner } from '../../../common/rules/facts.ts';
import { type LineEnd, lineFrom } from '../../../common/rules/lines.ts';
import { ownerOf } from '../../../common/rules/ownership.ts';
import { pointsOf } from '../../../common/rules/scoring.ts';
import { LINE_NAMES, type LineName, startOfLine } from '../board/line-name.ts';

/** A line from its start. */
export interface LineReadout {
  /** The station, or the space of the central station, where it starts. */
  readonly name: LineName;
  /** Whose wagon starts here; `undefined` for nobody's. */
  readonly owner: Owner | undefined;
  readonly isMine: boolean;
  /** How often it crosses a tile. */
  readonly length: number;
  readonly end: LineEnd;
  /** What it scores, or would if a wagon stood at its start; 0 while it is open. */
  readonly points: number;
}

/** A line as the panel lists it. */
export function lineReadout({ game, me }: GameSnapshot, name: LineName): LineReadout {
  const start = startOfLine(name);
  const line = lineFrom(game.lines, start);
  const owner = ownerOf(game, start);
  return {
    name,
    owner,
    isMine: owner !== undefined && owner === me,
    length: line.length,
    end: line.end,
    points: pointsOf(line),
  };
}

/** All 32 lines of stations, station 1 first; then those of the central spaces that hold a wagon. */
export const linesReadout = (snapshot: GameSnapshot): readonly LineReadout[] =>
  LINE_NAMES.map((name) => lineReadout(snapshot, name)).filter(
    ({ name, owner }) => typeof name === 'number' || owner !== undefined,
  );

/** The same lines, the viewer's own first; otherwise in the same order. */
export const ownFirst = (lines: readonly LineReadout[]): readonly LineReadout[] => [
  ...lines.filter(({ isMine }) => isMine),
  ...lines.filter(({ isMine }) => !isMine),
];
