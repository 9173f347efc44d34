/** Transforms as SVG and canvases have them. */

/** The six numbers of `matrix(a b c d e f)`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export const multiplied = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
};

/** A number for SVG: four decimals are finer than any pixel. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** The transform as an attribute; empty for the one that changes nothing. */
export function transformOf(matrix: Matrix): string {
  if (matrix.every((value, index) => value === UNCHANGED[index])) return '';
  return ` transform="matrix(${matrix.map(rounded).join(' ')})"`;
}
