/** The symbols by which marks are told apart without colour, and the badges that carry them. */
import type { Mark, MarkSymbol } from '../../view/board/board-model.ts';
import type { PaintContext } from './paint-context.ts';
import { colorsOf, isDark, OUTLINE, WHITE } from './palette.ts';

const SHAPES: Readonly<Record<MarkSymbol, (path: Path2D, radius: number) => void>> = {
  circle: (path, radius) => path.arc(0, 0, radius * 0.84, 0, 2 * Math.PI),
  ring: (path, radius) => {
    path.arc(0, 0, radius * 0.92, 0, 2 * Math.PI);
    path.moveTo(radius * 0.42, 0);
    path.arc(0, 0, radius * 0.42, 0, 2 * Math.PI);
  },
  square: (path, radius) => path.rect(-radius * 0.76, -radius * 0.76, radius * 1.52, radius * 1.52),
  triangle: (path, radius) => polygon(path, same(3, radius * 1.12), 0.14),
  diamond: (path, radius) => polygon(path, same(4, radius * 1.08)),
  hexagon: (path, radius) => polygon(path, same(6, radius * 0.98)),
  star: (path, radius) =>
    polygon(
      path,
      same(5, radius).flatMap((size) => [size * 1.14, size * 0.48]),
    ),
  plus: (path, radius) => plus(path, radius),
};

/** A symbol that fills a circle of a radius around the origin; fill it by the even–odd rule. */
function symbolPath(symbol: MarkSymbol, radius: number): Path2D {
  const path = new Path2D();
  SHAPES[symbol](path, radius);
  return path;
}

/** Paints a round badge around the origin: the symbol on white, or in a mark's own colours. */
export function paintBadge(
  context: PaintContext,
  mark: Mark,
  { radius, colored }: { readonly radius: number; readonly colored: boolean },
): void {
  const { color, ink } = colorsOf(mark);
  const rim = colored && isDark(color) ? WHITE : OUTLINE;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = colored ? color : WHITE;
  context.fill();
  context.lineWidth = radius * 0.16;
  context.strokeStyle = rim;
  context.stroke();
  context.fillStyle = colored ? ink : OUTLINE;
  context.fill(symbolPath(mark.symbol, radius * 0.62), 'evenodd');
}

/** Corners at equal angles from the top, each at its distance; `lift` shifts it down so that it looks centred. */
function polygon(path: Path2D, distances: readonly number[], lift = 0): void {
  for (const [corner, distance] of distances.entries()) {
    const angle = -Math.PI / 2 + (corner * 2 * Math.PI) / distances.length;
    path.lineTo(Math.cos(angle) * distance, (Math.sin(angle) + lift) * distance);
  }
  path.closePath();
}

function plus(path: Path2D, radius: number): void {
  const arm = radius * 0.95;
  const half = radius * 0.33;
  for (const [x, y] of [
    [-half, -arm],
    [half, -arm],
    [half, -half],
    [arm, -half],
    [arm, half],
    [half, half],
    [half, arm],
    [-half, arm],
    [-half, half],
    [-arm, half],
    [-arm, -half],
    [-half, -half],
  ] as const)
    path.lineTo(x, y);
  path.closePath();
}

const same = (count: number, size: number): readonly number[] =>
  Array.from({ length: count }, () => size);
