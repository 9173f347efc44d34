/** A gradient as the painters make them, as an element of SVG. */
import { rounded } from './matrix.ts';

/** Takes stops as a canvas' gradient does. */
export class SvgGradient implements CanvasGradient {
  readonly #type: 'linearGradient' | 'radialGradient';
  readonly #ends: Readonly<Record<string, number>>;
  readonly #stops: string[] = [];

  /** `ends` are the attributes that say where it begins and ends, in the units of what is painted. */
  constructor(type: 'linearGradient' | 'radialGradient', ends: Readonly<Record<string, number>>) {
    this.#type = type;
    this.#ends = ends;
  }

  addColorStop(offset: number, color: string): void {
    this.#stops.push(`<stop offset="${offset}" stop-color="${color}"/>`);
  }

  /** The element, by which `fill="url(#id)"` paints. */
  written(id: string): string {
    const ends = Object.entries(this.#ends).map(([name, value]) => ` ${name}="${rounded(value)}"`);
    return `<${this.#type} id="${id}" gradientUnits="userSpaceOnUse"${ends.join('')}>${this.#stops.join('')}</${this.#type}>`;
  }
}
