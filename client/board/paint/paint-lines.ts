/**
 * Paints lines over the tiles in their owners' colours, as far as they are built. The unit is a square and
 * the origin A1's corner; lines reach into the stations around.
 */
import type { DepartureView, LegView, LineName, LineView } from '../../view/board/board-model.ts';
import {
  curvePoint,
  exitPoint,
  moved,
  outwardOf,
  type Point,
  trackCurve,
} from '../../view/board/track-geometry.ts';
import { arrivalStraight, departureStraight } from '../line-path.ts';
import type { PaintContext } from './paint-context.ts';
import {
  ARROW_PLACES,
  inPaintingOrder,
  placeAlong,
  traceArrow,
  traceCurve,
} from './paint-track.ts';
import { colorsOf, IVORY, isDark, LINE_LIGHT, NOBODY, OUTLINE, WHITE } from './palette.ts';
import { paintBadge } from './symbols.ts';

/** How a line is drawn at an emphasis. */
interface LineStyle {
  readonly core: number;
  readonly casing: number;
  readonly alpha: number;
  /** A symbol stands on every so-many-th track. */
  readonly badgeEvery: number;
  readonly badgeRadius: number;
}

const STYLES: Readonly<Record<LineView['emphasis'], LineStyle>> = {
  faint: { core: 0.05, casing: 0.05, alpha: 0.3, badgeEvery: Infinity, badgeRadius: 0.075 },
  normal: { core: 0.062, casing: 0.096, alpha: 1, badgeEvery: 3, badgeRadius: 0.078 },
  strong: { core: 0.108, casing: 0.15, alpha: 1, badgeEvery: 2, badgeRadius: 0.1 },
};

const ORDER = ['faint', 'normal', 'strong'] as const;
/** How far the light of a strong line shines. */
const GLOW = 0.16;

/** Paints all lines: faint ones below, strong ones above. */
export function paintLines(
  context: PaintContext,
  lines: readonly LineView[],
  departures: ReadonlyMap<LineName, DepartureView>,
): void {
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  for (const emphasis of ORDER) {
    const painted = lines.filter((line) => line.emphasis === emphasis && line.legs.length > 0);
    context.globalAlpha = STYLES[emphasis].alpha;
    if (emphasis === 'strong') for (const line of painted) paintGlow(context, line);
    for (const line of painted) paintStraights(context, line, departures.get(line.name));
    paintTracks(context, painted);
    for (const line of painted) paintBadges(context, line);
  }
  context.globalAlpha = 1;
}

const colorOf = (line: LineView): string =>
  line.mark === undefined ? NOBODY : colorsOf(line.mark).color;
const casingOf = (line: LineView): string => (isDark(colorOf(line)) ? IVORY : OUTLINE);

function paintStraights(
  context: PaintContext,
  line: LineView,
  departure: DepartureView | undefined,
): void {
  const last = line.legs.at(-1);
  const straights = [
    ...(departure === undefined ? [] : [departureStraight(departure)]),
    ...(line.isComplete && last !== undefined ? [arrivalStraight(last)] : []),
  ];
  for (const { from, to } of straights) {
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    strokeLine(context, line);
  }
}

/** Paints track by track, so that lines pass over and under each other as the tracks do. */
function paintTracks(context: PaintContext, lines: readonly LineView[]): void {
  const tracks = lines.flatMap((line) => line.legs.map((leg) => ({ ...leg, line })));
  for (const track of inPaintingOrder(tracks)) {
    context.save();
    context.translate(track.column, track.row);
    context.beginPath();
    traceCurve(context, trackCurve(track.entry, track.exit));
    strokeLine(context, track.line);
    paintDirection(context, track, track.line);
    context.restore();
  }
}

function strokeLine(context: PaintContext, line: LineView): void {
  const style = STYLES[line.emphasis];
  if (line.emphasis !== 'faint') {
    context.strokeStyle = casingOf(line);
    context.lineWidth = style.casing;
    context.stroke();
  }
  context.strokeStyle = colorOf(line);
  context.lineWidth = style.core;
  if (line.mark === undefined) context.setLineDash([0.07, 0.045]);
  context.stroke();
  context.setLineDash([]);
}

/** The arrows that the line covers, on the line. */
function paintDirection(context: PaintContext, leg: LegView, line: LineView): void {
  if (line.emphasis === 'faint') return;
  const curve = trackCurve(leg.entry, leg.exit);
  for (const place of ARROW_PLACES) {
    context.save();
    placeAlong(context, curve, place);
    traceArrow(context, line.emphasis === 'strong' ? 1.05 : 0.82);
    context.lineJoin = 'round';
    context.lineWidth = 0.028;
    context.strokeStyle = OUTLINE;
    context.stroke();
    context.fillStyle = WHITE;
    context.fill();
    context.restore();
  }
}

/** A light under a strong line. */
function paintGlow(context: PaintContext, line: LineView): void {
  const { a: scale } = context.getTransform();
  context.save();
  context.shadowColor = colorOf(line);
  context.shadowBlur = GLOW * scale;
  context.strokeStyle = LINE_LIGHT;
  context.lineWidth = STYLES.strong.casing + 0.06;
  for (const leg of line.legs) {
    context.save();
    context.translate(leg.column, leg.row);
    context.beginPath();
    traceCurve(context, trackCurve(leg.entry, leg.exit));
    context.stroke();
    context.restore();
  }
  context.restore();
}

/** The owner's symbol along the line and at its head. */
function paintBadges(context: PaintContext, line: LineView): void {
  const { mark } = line;
  if (mark === undefined) return;
  const style = STYLES[line.emphasis];
  const along = line.legs
    .filter((_, index) => index % style.badgeEvery === 1)
    .map((leg) => onBoard(leg, curvePoint(trackCurve(leg.entry, leg.exit), 0.5)));
  for (const at of along) badgeAt(context, line, { at, radius: style.badgeRadius });
  const head = headOf(line);
  if (head !== undefined)
    badgeAt(context, line, { at: head, radius: style.badgeRadius * (line.isComplete ? 1 : 1.25) });
}

function badgeAt(
  context: PaintContext,
  { mark }: LineView,
  { at, radius }: { readonly at: Point; readonly radius: number },
): void {
  if (mark === undefined) return;
  context.save();
  context.translate(at.x, at.y);
  paintBadge(context, mark, { radius, colored: true });
  context.restore();
}

/** Where the line's head stands: where it arrived, or at the open end of its last track. */
function headOf({ legs, isComplete }: LineView): Point | undefined {
  const last = legs.at(-1);
  if (last === undefined) return undefined;
  if (isComplete) return arrivalStraight(last).to;
  return moved(onBoard(last, exitPoint(last.exit)), outwardOf(last.exit), 0.04);
}

const onBoard = ({ row, column }: LegView, { x, y }: Point): Point => ({
  x: column + x,
  y: row + y,
});
