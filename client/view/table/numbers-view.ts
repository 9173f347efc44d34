/** The viewer's number tiles, and what the lines into their stations count. RULES.md, section 7, expansion 4. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { scoreNumber } from '../../../common/rules/expansions/station-numbers/station-numbers.ts';
import type { StationNumber } from '../../../common/rules/ids.ts';
import { type Lines, lineInto } from '../../../common/rules/lines.ts';
import { type LineName, lineNameOf } from '../board/line-name.ts';

/** A number tile. */
export interface NumberView {
  readonly station: StationNumber;
  /** The line that ends there; `undefined` while none does. */
  readonly line: LineName | undefined;
  /** How often that line crosses a tile. */
  readonly length: number;
  /** Does it count double, since it starts at the central station? */
  readonly isDoubled: boolean;
  readonly points: number;
}

/** The viewer's number tiles; `undefined` where there are none. */
export function numbersView({ game, me }: GameSnapshot): readonly NumberView[] | undefined {
  const numbers = me === undefined ? undefined : game.holdings.numbers?.[me];
  return numbers
    ?.toSorted((one, other) => one - other)
    .map((station) => numberView(game.lines, station));
}

/** A number tile and the line into its station. */
export function numberView(lines: Lines, station: StationNumber): NumberView {
  const line = lineInto(lines, station);
  return {
    station,
    line: line && lineNameOf(line.start),
    length: line?.length ?? 0,
    isDoubled: line?.start.type === 'central',
    points: scoreNumber(lines, station).points,
  };
}
