/** The element that holds the board: how much room it has, and where the picture lies in it. */
import { type BoardLayout, centredOffset, fitLayout } from './layout.ts';

/** How many device pixels a CSS pixel has. */
export const pixelRatio = (): number => window.devicePixelRatio || 1;

/** The largest picture that an element holds. */
export const layoutFor = (element: HTMLElement): BoardLayout =>
  fitLayout(Math.min(element.clientWidth, element.clientHeight) * pixelRatio());

/**
 * Puts the canvas into the middle of its element, on the grid of device pixels, and tells the page where
 * the squares lie: `--cell`, `--board-left` and `--board-top` in CSS pixels.
 */
export function placeCanvas(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  { cell, origin, size }: BoardLayout,
): void {
  const ratio = pixelRatio();
  const { left: edgeX, top: edgeY } = untransformedCorner(element);
  const offset = (available: number, edge: number) =>
    centredOffset(size / ratio, { available, edge, pixelRatio: ratio });
  const left = offset(element.clientWidth, edgeX);
  const top = offset(element.clientHeight, edgeY);
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  Object.assign(canvas.style, {
    position: 'absolute',
    left: `${left}px`,
    top: `${top}px`,
    display: 'block',
  });
  element.style.setProperty('--cell', `${cell / ratio}px`);
  element.style.setProperty('--board-left', `${left + origin / ratio}px`);
  element.style.setProperty('--board-top', `${top + origin / ratio}px`);
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
    query = window.matchMedia(`(resolution: ${pixelRatio()}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    watch();
    onChanged();
  };
  watch();
  return () => query.removeEventListener('change', changed);
}
