/** Linear least squares: finds the weights of features that predict a value best. */

/** Keeps weights small where there is little to tell them by: as much as so many games' moments say. */
const RIDGE = 5;

/** Takes in samples one after the other. */
export class LeastSquares {
  readonly #size: number;
  /** Sums of products of features, row after row, and of features with the figure. */
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  #count = 0;

  /** For so many features. The first one should be 1 always: its weight isn't kept small. */
  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
  }

  /** How many samples were taken in. */
  get count(): number {
    return this.#count;
  }

  /** Takes in what a sample's features came to. */
  add(features: Float64Array, figure: number): void {
    const size = this.#size;
    for (let row = 0; row < size; row++) {
      const feature = features[row] ?? 0;
      this.#targets[row] = (this.#targets[row] ?? 0) + feature * figure;
      for (let column = 0; column < size; column++) {
        const place = row * size + column;
        this.#products[place] = (this.#products[place] ?? 0) + feature * (features[column] ?? 0);
      }
    }
    this.#count++;
  }

  /** The weights with the least mean square error; zeros before there are samples. */
  weights(): readonly number[] {
    const size = this.#size;
    const rows = Array.from({ length: size }, (_, row) => [
      ...this.#products.subarray(row * size, (row + 1) * size),
      this.#targets[row] ?? 0,
    ]);
    for (let row = 1; row < size; row++) addTo(rows, row, row, RIDGE);
    return this.#count === 0 ? rows.map(() => 0) : solved(rows);
  }
}

/** Solves equations, each a row with its right side last, by Gauss and Jordan with the largest pivots. */
function solved(equations: readonly (readonly number[])[]): readonly number[] {
  let rows = equations.map((row) => [...row]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const [pivot, ...others] = rows
      .slice(column)
      .toSorted((one, other) => Math.abs(valueAt(other, column)) - Math.abs(valueAt(one, column)));
    if (pivot === undefined) throw new Error('fewer equations than unknowns');
    const scale = valueAt(pivot, column);
    const unit = pivot.map((value) => value / scale);
    const without = (row: readonly number[]) =>
      row.map((value, place) => value - valueAt(row, column) * valueAt(unit, place));
    rows = [...rows.slice(0, column).map(without), unit, ...others.map(without)];
  }
  return rows.map((row) => valueAt(row, size));
}

const valueAt = (row: readonly number[], place: number): number => row[place] ?? 0;

function addTo(rows: readonly number[][], row: number, column: number, value: number): void {
  const line = rows[row];
  if (line !== undefined) line[column] = valueAt(line, column) + value;
}
