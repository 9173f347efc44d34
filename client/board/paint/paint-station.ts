/** Paints what a station has on the board: departure, platform and arrival. RULES.md, section 1. */
import type { BoardSide } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import { strokePath } from './paint-path.ts';
import { BALLAST, GAUGE } from './paint-track.ts';
import { ARRIVAL, BUFFER, DEPARTURE, OUTLINE, ROOF, type SidingColors } from './palette.ts';

/** How far the tracks reach out from the square, in squares: at the left and right plates need room. */
const TRACK_REACH: readonly number[] = [0.58, 0.52, 0.58, 0.52];
/** How far a line that has arrived is painted into the arrival. */
export const ARRIVAL_REACH = 0.34;

/** How far the middle of a number plate lies from the square, by side. */
export const PLATE_REACH: readonly number[] = [0.745, 0.695, 0.745, 0.695];

const DEPARTURE_SHIFT = -1 / 6;
const ARRIVAL_SHIFT = 1 / 6;
const SLEEPER_STEP = 0.0555;

/**
 * Paints a station; the origin is the middle of the square's side, the unit a square, and the x axis runs
 * along the side so that the station lies above it.
 */
export function paintStation(context: PaintContext, side: BoardSide, colors: SidingColors): void {
  const reach = TRACK_REACH[side] ?? 0;
  for (const shift of [DEPARTURE_SHIFT, ARRIVAL_SHIFT]) {
    context.save();
    context.translate(shift, 0);
    paintSiding(context, reach, colors);
    context.fillStyle = shift === DEPARTURE_SHIFT ? DEPARTURE : ARRIVAL;
    context.fillRect(-BALLAST * 0.56, -reach - 0.02, BALLAST * 1.12, 0.04);
    context.restore();
  }
  paintPlatform(context, reach, colors);
  paintBuilding(context, colors);
}

function paintSiding(
  context: PaintContext,
  reach: number,
  { edge, ballast, sleeper, rail, railLight }: SidingColors,
): void {
  paintStrip(context, edge, { shift: 0, width: BALLAST + 0.03, reach });
  paintStrip(context, ballast, { shift: 0, width: BALLAST + 0.006, reach });
  context.fillStyle = sleeper;
  for (let at = SLEEPER_STEP / 2; at < reach; at += SLEEPER_STEP)
    context.fillRect(-0.059, -at - 0.0117, 0.118, 0.0233);
  for (const shift of [-GAUGE / 2, GAUGE / 2]) {
    paintStrip(context, rail, { shift, width: 0.024, reach });
    paintStrip(context, railLight, { shift, width: 0.0085, reach });
  }
}

function paintStrip(
  context: PaintContext,
  color: string,
  {
    shift,
    width,
    reach,
  }: { readonly shift: number; readonly width: number; readonly reach: number },
): void {
  context.fillStyle = color;
  context.fillRect(shift - width / 2, -reach, width, reach);
}

function paintPlatform(context: PaintContext, reach: number, { platform }: SidingColors): void {
  context.fillStyle = platform;
  context.beginPath();
  context.roundRect(-0.055, 0.02 - reach, 0.11, reach - 0.05, 0.03);
  context.fill();
  context.fillStyle = BUFFER;
  context.fillRect(-0.05, 0.05 - reach, 0.012, reach - 0.11);
  context.fillRect(0.038, 0.05 - reach, 0.012, reach - 0.11);
}

/** A facet of the building's roof; its corners are counted in squares from the roof's corner. */
interface Facet {
  readonly color: string;
  readonly corners: readonly (readonly [number, number])[];
}

const BUILDING = { left: 0.292, top: -0.42, width: 0.11, height: 0.28 } as const;
const EAVES = 0.02;

const FACETS: readonly Facet[] = roofFacets();

/** The station building stands at the arrival: a stone house under a hipped zinc roof. */
function paintBuilding(context: PaintContext, { platform }: SidingColors): void {
  const { left, top, width, height } = BUILDING;
  const house = new Path2D();
  house.rect(left - EAVES, top - EAVES, width + 2 * EAVES, height + 2 * EAVES);
  context.fillStyle = platform;
  context.fill(house);
  for (const { color, corners } of FACETS) {
    context.fillStyle = color;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(left + x, top + y);
    context.fill();
  }
  strokePath(context, house, { color: OUTLINE, width: 0.01 });
}

function roofFacets(): readonly Facet[] {
  const { width, height } = BUILDING;
  const upper = [width / 2, width / 2] as const;
  const lower = [width / 2, height - width / 2] as const;
  return [
    { color: ROOF.left, corners: [[0, 0], upper, lower, [0, height]] },
    { color: ROOF.right, corners: [[width, 0], upper, lower, [width, height]] },
    { color: ROOF.top, corners: [[0, 0], [width, 0], upper] },
    { color: ROOF.bottom, corners: [[0, height], [width, height], lower] },
  ];
}
