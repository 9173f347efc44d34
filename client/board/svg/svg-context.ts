/**
 * What the painters paint, as SVG: so the pictures of the rules are those of the board, at every size and
 * in print, and take their colours from the style sheet. Shadows and glows are left out. A path is written
 * with the transform of the moment when it is filled or stroked: painters don't change it in between.
 */
import type { PaintContext } from '../paint/paint-context.ts';
import { type Matrix, multiplied, rounded, transformOf, UNCHANGED } from './matrix.ts';
import { SvgGradient } from './svg-gradient.ts';
import { PathPen } from './svg-path.ts';

type Ink = PaintContext['fillStyle'];

/** A context that writes what it is told to paint. */
export class SvgContext extends PathPen implements PaintContext {
  fillStyle: Ink = 'black';
  strokeStyle: Ink = 'black';
  lineWidth = 1;
  lineCap: CanvasLineCap = 'butt';
  lineJoin: CanvasLineJoin = 'miter';
  lineDashOffset = 0;
  globalAlpha = 1;
  font = '';
  textAlign: CanvasTextAlign = 'start';
  textBaseline: CanvasTextBaseline = 'alphabetic';
  shadowBlur = 0;
  shadowColor = '';
  shadowOffsetY = 0;
  #dash: readonly number[] = [];
  #matrix: Matrix = UNCHANGED;
  /** The names of the clips that hold now, the outermost first. */
  #clips: readonly string[] = [];
  readonly #saved: (() => void)[] = [];
  readonly #nextId: () => string;
  readonly #written: string[] = [];
  readonly #inks = new Map<Ink, string>();

  /** `nextId` gives names that nothing else on the page has. */
  constructor(nextId: () => string) {
    super();
    this.#nextId = nextId;
  }

  /** What was painted so far, as elements of SVG. */
  override toString(): string {
    return this.#written.join('');
  }

  save(): void {
    const { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, lineDashOffset } = this;
    const { globalAlpha, font, textAlign, textBaseline } = this;
    const [dash, matrix, clips] = [this.#dash, this.#matrix, this.#clips];
    this.#saved.push(() => {
      Object.assign(this, { fillStyle, strokeStyle, lineWidth, lineCap, lineJoin, lineDashOffset });
      Object.assign(this, { globalAlpha, font, textAlign, textBaseline });
      this.#dash = dash;
      this.#matrix = matrix;
      this.#clips = clips;
    });
  }

  restore(): void {
    this.#saved.pop()?.();
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y);
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0);
  }

  rotate(angle: number): void {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.transform(cos, sin, -sin, cos, 0, 0);
  }

  transform(...matrix: readonly [number, number, number, number, number, number]): void {
    this.#matrix = multiplied(this.#matrix, matrix);
  }

  getTransform(): { readonly a: number } {
    return { a: this.#matrix[0] };
  }

  setLineDash(dash: readonly number[]): void {
    this.#dash = [...dash];
  }

  beginPath(): void {
    this.restart();
  }

  fill(path?: Path2D | CanvasFillRule, rule?: CanvasFillRule): void {
    const isEvenOdd = path === 'evenodd' || rule === 'evenodd';
    this.#write(
      `<path d="${this.#dataOf(path)}" fill="${this.#ink(this.fillStyle)}"${isEvenOdd ? ' fill-rule="evenodd"' : ''}/>`,
    );
  }

  stroke(path?: Path2D): void {
    this.#write(`<path d="${this.#dataOf(path)}" fill="none"${this.#strokeAttributes()}/>`);
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.#write(`<rect${boxOf(x, y, width, height)} fill="${this.#ink(this.fillStyle)}"/>`);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.#write(`<rect${boxOf(x, y, width, height)} fill="none"${this.#strokeAttributes()}/>`);
  }

  fillText(text: string, x: number, y: number): void {
    const anchor = this.textAlign === 'center' ? ' text-anchor="middle"' : '';
    const font = this.font.replaceAll('"', "'");
    this.#write(
      `<text x="${rounded(x)}" y="${rounded(y)}"${anchor} style="font:${font}" fill="${this.#ink(this.fillStyle)}">${text}</text>`,
    );
  }

  clip(path?: Path2D | CanvasFillRule, rule?: CanvasFillRule): void {
    const id = this.#nextId();
    const isEvenOdd = path === 'evenodd' || rule === 'evenodd';
    this.#written.push(
      `<clipPath id="${id}"><path d="${this.#dataOf(path)}"${transformOf(this.#matrix)}${isEvenOdd ? ' clip-rule="evenodd"' : ''}/></clipPath>`,
    );
    this.#clips = [...this.#clips, id];
  }

  createLinearGradient(x1: number, y1: number, x2: number, y2: number): CanvasGradient {
    return new SvgGradient('linearGradient', { x1, y1, x2, y2 });
  }

  createRadialGradient(
    ...[fx, fy, fr, cx, cy, r]: readonly [number, number, number, number, number, number]
  ): CanvasGradient {
    return new SvgGradient('radialGradient', { cx, cy, r, fx, fy, fr });
  }

  #dataOf(path: Path2D | CanvasFillRule | undefined): string {
    return path === undefined || typeof path === 'string' ? this.data() : String(path);
  }

  /** A colour, or the gradient, which is written where it is used first. */
  #ink(ink: Ink): string {
    if (typeof ink === 'string') return ink;
    if (!(ink instanceof SvgGradient)) throw new Error('SVG has no such ink');
    const known = this.#inks.get(ink);
    if (known !== undefined) return known;
    const id = this.#nextId();
    this.#written.push(ink.written(id));
    this.#inks.set(ink, `url(#${id})`);
    return `url(#${id})`;
  }

  #strokeAttributes(): string {
    const { lineWidth, lineCap, lineJoin, lineDashOffset } = this;
    const dash =
      this.#dash.length === 0
        ? ''
        : ` stroke-dasharray="${this.#dash.map(rounded).join(' ')}" stroke-dashoffset="${rounded(lineDashOffset)}"`;
    return [
      ` stroke="${this.#ink(this.strokeStyle)}" stroke-width="${rounded(lineWidth)}"`,
      lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`,
      lineJoin === 'miter' ? '' : ` stroke-linejoin="${lineJoin}"`,
      dash,
    ].join('');
  }

  #write(element: string): void {
    const faded = this.globalAlpha === 1 ? '' : ` opacity="${rounded(this.globalAlpha)}"`;
    const transform = transformOf(this.#matrix);
    const placed =
      transform === '' && faded === '' ? element : `<g${transform}${faded}>${element}</g>`;
    this.#written.push(
      this.#clips.reduceRight((inner, id) => `<g clip-path="url(#${id})">${inner}</g>`, placed),
    );
  }
}

const boxOf = (x: number, y: number, width: number, height: number): string =>
  ` x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;
