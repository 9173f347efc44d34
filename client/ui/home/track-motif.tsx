/** A corner of a board as an ornament: drawn as SVG, since the real board isn't loaded yet. */
import { EMPTY_BOARD } from '../../../common/rules/board.ts';
import { columnOf, parseStation, rowOf, squareAt } from '../../../common/rules/ids.ts';
import { type Leg, routeOf } from '../../../common/rules/lines.ts';
import { exitsOf, SIDES, type Side, type TileCode } from '../../../common/rules/tiles.ts';
import { markOf } from '../../view/board/marks.ts';
import { trackCurve } from '../../view/board/track-geometry.ts';
import { markColour } from '../widgets/mark-colour.ts';

/** The board's top left corner, row by row. */
const TILES: readonly (readonly TileCode[])[] = [
  ['bcbc', 'cbaa', 'aacb', 'cbcb', 'acba'],
  ['aaaa', 'cbcb', 'acba', 'aaaa', 'baac'],
  ['acba', 'aaaa', 'bcbc', 'baac', 'cbaa'],
];

/** The stations whose lines are painted. */
const PAINTED = [8, 5, 10].map(parseStation).filter((station) => station !== undefined);

/** The corner as a picture. */
export const TrackMotif = () => (
  <svg
    class="track-motif"
    viewBox="-0.06 -0.06 5.12 3.12"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    {TILES.flatMap((row, y) =>
      row.map((code, x) => <Tile key={`${x}-${y}`} code={code} x={x} y={y} />),
    )}
    {PAINTED.map((station, seat) => (
      <Line
        key={station}
        legs={routeOf(BOARD, { type: 'station', station })}
        color={markColour(markOf(seat))}
      />
    ))}
  </svg>
);

function Tile({ code, x, y }: { readonly code: TileCode; readonly x: number; readonly y: number }) {
  const paths = SIDES.map((side) => trackPath(side, exitsOf(code)[side] ?? side));
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class="track-motif__tile" x="0.015" y="0.015" width="0.97" height="0.97" rx="0.045" />
      {['bed', 'sleepers', 'rails', 'gap'].map((layer) => (
        <path key={layer} class={`track-motif__${layer}`} d={paths.join('')} />
      ))}
    </g>
  );
}

const Line = ({ legs, color }: { readonly legs: readonly Leg[]; readonly color: string }) => (
  <g class="track-motif__line">
    {legs.map(({ square, entry, exit }) => (
      <path
        key={`${square}-${entry}`}
        transform={`translate(${columnOf(square)} ${rowOf(square)})`}
        d={trackPath(entry, exit)}
        stroke={color}
      />
    ))}
  </g>
);

const BOARD = TILES.flatMap((row, y) =>
  row.map((code, x) => ({ code, square: squareAt(y, x) })),
).reduce(
  (board, { code, square }) => (square === undefined ? board : board.with(square, code)),
  EMPTY_BOARD,
);

/** The curve of a track as an SVG path. */
function trackPath(entry: Side, exit: Side): string {
  const { start, startHandle, endHandle, end } = trackCurve(entry, exit);
  const [from, ...handles] = [start, startHandle, endHandle, end].map(({ x, y }) => `${x} ${y}`);
  return `M${from}C${handles.join(' ')}`;
}
