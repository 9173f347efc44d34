/** The element that holds the board: how much room it has, and where the picture lies in it. */
import { type BoardLayout, centredOffset, fitLayout } from '../layout.ts';

/** Graphics chips of small devices hold textures of up to 4096 pixels, the atlases among them. */
const LARGEST_PICTURE = 3400;

/** The room that an element has for the picture. */
export interface BoardSpace {
  readonly layout: BoardLayout;
  /** How many pixels are painted for a CSS pixel: those of the screen, or fewer on a huge one. */
  readonly pixelRatio: number;
}

/** The largest picture that an element holds; `undefined` while it isn't laid out. */
export function spaceOf(element: HTMLElement): BoardSpace | undefined {
  const side = Math.min(element.clientWidth, element.clientHeight);
  if (side === 0) return undefined;
  const pixelRatio = Math.min(window.devicePixelRatio || 1, LARGEST_PICTURE / side);
  return { layout: fitLayout(side * pixelRatio), pixelRatio };
}

/** What is painted before the element is laid out. */
export const NO_SPACE: BoardSpace = { layout: fitLayout(0), pixelRatio: 1 };

/**
 * Puts the canvas into the middle of its element, on the grid of device pixels, and tells the page where
 * the squares lie: `--cell`, `--board-left` and `--board-top` in CSS pixels.
 */
export function placeCanvas(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  { layout, pixelRatio }: BoardSpace,
): void {
  const { cell, origin, size } = layout;
  const corner = untransformedCorner(element);
  const offset = (available: number, edge: number) =>
    centredOffset(size / pixelRatio, { available, edge, pixelRatio });
  const left = offset(element.clientWidth, corner.left);
  const top = offset(element.clientHeight, corner.top);
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  Object.assign(canvas.style, {
    display: 'block',
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    width: `${size / pixelRatio}px`,
    height: `${size / pixelRatio}px`,
  });
  element.style.setProperty('--cell', `${cell / pixelRatio}px`);
  element.style.setProperty('--board-left', `${left + origin / pixelRatio}px`);
  element.style.setProperty('--board-top', `${top + origin / pixelRatio}px`);
}

/** Takes back what `placeCanvas` told the page. */
export function forgetSquares(element: HTMLElement): void {
  for (const name of ['--cell', '--board-left', '--board-top']) element.style.removeProperty(name);
}

/** Calls back when the element's size or the screen's pixel ratio changes; returns how to stop. */
export function watchSpace(element: HTMLElement, onChanged: () => void): () => void {
  const observer = new ResizeObserver(onChanged);
  observer.observe(element);
  const stopRatio = watchPixelRatio(onChanged);
  return () => {
    observer.disconnect();
    stopRatio();
  };
}

/** Where the element begins on the page; 0 while it is zoomed, when no grid can be met. */
function untransformedCorner(element: HTMLElement): {
  readonly left: number;
  readonly top: number;
} {
  const { left, top, width } = element.getBoundingClientRect();
  return Math.abs(width - element.offsetWidth) < 1 ? { left, top } : { left: 0, top: 0 };
}

/** A media query can only watch one ratio: after each change a new one is needed. */
function watchPixelRatio(onChanged: () => void): () => void {
  let query: MediaQueryList;
  const watch = () => {
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    watch();
    onChanged();
  };
  watch();
  return () => query.removeEventListener('change', changed);
}
