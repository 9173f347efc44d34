/** Paths that can be read as SVG, for painters that run where there is no canvas. */
import { pathRound } from 'd3-path';

/** Decimals of a coordinate; the units of pictures are at least half a pixel. */
const DIGITS = 3;

/** What paths and contexts have in common: they are told where the path goes. */
export class PathPen {
  #path = pathRound(DIGITS);

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }

  /** Begins the path where there is none, as a canvas does. */
  lineTo(x: number, y: number): void {
    if (this.#isEmpty()) this.#path.moveTo(x, y);
    else this.#path.lineTo(x, y);
  }

  closePath(): void {
    this.#path.closePath();
  }

  quadraticCurveTo(controlX: number, controlY: number, x: number, y: number): void {
    this.#path.quadraticCurveTo(controlX, controlY, x, y);
  }

  bezierCurveTo(...points: readonly [number, number, number, number, number, number]): void {
    this.#path.bezierCurveTo(...points);
  }

  arc(x: number, y: number, radius: number, start: number, end: number): void {
    this.#path.arc(x, y, radius, start, end);
  }

  arcTo(x1: number, y1: number, x2: number, y2: number, radius: number): void {
    this.#path.arcTo(x1, y1, x2, y2, radius);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height);
  }

  /** `radii` is one for all corners, or up to four clockwise from the top left. */
  roundRect(...[x, y, width, height, radii = 0]: Parameters<Path2D['roundRect']>): void {
    const [topLeft = 0, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] =
      numbersOf(radii);
    const [right, bottom] = [x + width, y + height];
    this.#path.moveTo(x + topLeft, y);
    this.#path.arcTo(right, y, right, bottom, topRight);
    this.#path.arcTo(right, bottom, x, bottom, bottomRight);
    this.#path.arcTo(x, bottom, x, y, bottomLeft);
    this.#path.arcTo(x, y, right, y, topLeft);
    this.#path.closePath();
  }

  /** Forgets the path. */
  protected restart(): void {
    this.#path = pathRound(DIGITS);
  }

  /** The path so far, as the attribute `d`. */
  protected data(): string {
    return this.#path.toString();
  }

  #isEmpty(): boolean {
    return this.#path.toString() === '';
  }
}

/** What the painters use of `Path2D`. */
export class SvgPath extends PathPen {
  readonly #written: string;

  /** `written` is path data of SVG, as `Path2D` takes it. */
  constructor(written = '') {
    super();
    this.#written = written;
  }

  /** The path as the attribute `d`. */
  override toString(): string {
    return this.#written + this.data();
  }
}

/** The painters round corners by numbers alone. */
const numbersOf = (radii: unknown): readonly number[] =>
  (Array.isArray(radii) ? radii : [radii]).filter((radius) => typeof radius === 'number');
