/** Zooming the board: pinch and wheel zoom, dragging pans, a double tap on what isn't a choice fits it again. */
import Panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { type ReadonlySignal, signal } from '@preact/signals';

const MAX_SCALE = 4;
/** A finger that moved so far, in CSS pixels, dragged and didn't tap. */
const DRAG_DISTANCE = 8;
/** The longest time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP_MS = 350;

/** An element that is zoomed inside its parent. */
export class BoardZoom {
  readonly #board: HTMLElement;
  readonly #panzoom: PanzoomObject;
  readonly #isZoomed = signal(false);
  readonly #stop = new AbortController();
  #start = { x: 0, y: 0 };
  #isDragging = false;
  #lastTap = 0;
  /** The shorter side of the frame, which the board fills, in CSS pixels; 0 while it isn't laid out. */
  #side = 0;

  constructor(board: HTMLElement) {
    this.#board = board;
    this.#panzoom = Panzoom(board, {
      contain: 'outside',
      minScale: 1,
      maxScale: MAX_SCALE,
      panOnlyWhenZoomed: true,
      cursor: '',
      touchAction: '',
      // What is clipped can't be scrolled to by focus, which would shift the board for good.
      overflow: 'clip',
      // Presses must reach the buttons.
      handleStartEvent: () => undefined,
    });
    this.#listen();
    this.#onScaleChanged();
  }

  get isZoomed(): ReadonlySignal<boolean> {
    return this.#isZoomed;
  }

  zoomIn(): void {
    this.#panzoom.zoomIn();
  }

  zoomOut(): void {
    this.#panzoom.zoomOut();
  }

  /** Shows the whole board again. */
  fit(): void {
    this.#panzoom.reset();
  }

  /** Ends it; the element stays as it is. */
  destroy(): void {
    this.#stop.abort();
    this.#panzoom.destroy();
  }

  #listen(): void {
    const { signal: until } = this.#stop;
    const board = this.#board;
    const on = (type: string, listener: (event: Event) => void) =>
      board.addEventListener(type, listener, { signal: until });
    on('panzoomchange', () => this.#onScaleChanged());
    on('pointerdown', (event) => event instanceof PointerEvent && this.#onPress(event));
    on('pointermove', (event) => event instanceof PointerEvent && this.#onMove(event));
    on('focusin', ({ target }) => target instanceof Element && this.#reveal(target));
    board.addEventListener('wheel', (event) => this.#onWheel(event), {
      signal: until,
      passive: false,
    });
    // Two fingers are never meant for the page.
    board.addEventListener('touchmove', (event) => event.touches.length > 1 && cancel(event), {
      signal: until,
      passive: false,
    });
    board.addEventListener('click', (event) => this.#onClick(event), {
      signal: until,
      capture: true,
    });
    this.#followFrame(until);
  }

  /** One finger scrolls the page while the whole board is seen, and pans the board when not. */
  #onScaleChanged(): void {
    this.#isZoomed.value = this.#panzoom.getScale() > 1;
    this.#board.style.touchAction = this.#isZoomed.peek() ? 'none' : 'pan-y';
  }

  #onPress({ clientX: x, clientY: y }: PointerEvent): void {
    this.#start = { x, y };
    this.#isDragging = false;
  }

  #onMove({ buttons, clientX, clientY }: PointerEvent): void {
    const distance = Math.hypot(clientX - this.#start.x, clientY - this.#start.y);
    if (buttons !== 0 && distance > DRAG_DISTANCE) this.#isDragging = true;
  }

  /** When the room changes, as with a phone's toolbars, the same part of the board stays in the middle. */
  #followFrame(until: AbortSignal): void {
    const frame = this.#board.parentElement;
    if (frame === null) return;
    const observer = new ResizeObserver(() => {
      const before = this.#side;
      this.#side = Math.min(frame.clientWidth, frame.clientHeight) || before;
      if (before === 0 || before === this.#side) return;
      const { x, y } = this.#panzoom.getPan();
      const growth = this.#side / before;
      this.#panzoom.pan(x * growth, y * growth, { animate: false });
    });
    observer.observe(frame);
    until.addEventListener('abort', () => observer.disconnect());
  }

  /** Over the board the wheel zooms, both ways, and never scrolls; so does a pinch on a touchpad. */
  #onWheel(event: WheelEvent): void {
    cancel(event);
    const scale = this.#panzoom.getScale() * 2 ** doublings(event);
    this.#panzoom.zoomToPoint(scale, event, { animate: false });
  }

  #onClick(event: MouseEvent): void {
    if (!this.#isZoomed.peek() || event.detail === 0) return;
    if (this.#isDragging) {
      cancel(event);
      return;
    }
    if (event.target instanceof Element && event.target.matches('[data-target="true"]')) return;
    if (event.timeStamp - this.#lastTap < DOUBLE_TAP_MS) this.fit();
    this.#lastTap = event.timeStamp;
  }

  /** Pans so that what has the keyboard's focus is seen. */
  #reveal(target: Element): void {
    const frame = this.#board.parentElement?.getBoundingClientRect();
    if (frame === undefined || !this.#isZoomed.peek() || !target.matches(':focus-visible')) return;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const x = overhang({ start: left, end: right }, { start: frame.left, end: frame.right });
    const y = overhang({ start: top, end: bottom }, { start: frame.top, end: frame.bottom });
    const scale = this.#panzoom.getScale();
    this.#panzoom.pan(x / scale, y / scale, { relative: true });
  }
}

/** How many pixels count as much as a line or a page of the wheel; by `WheelEvent.deltaMode`. */
const PIXELS_OF_UNIT = [1, 25, 500];
/** So many pixels of the wheel double the scale. */
const PIXELS_OF_DOUBLING = 500;
/** Browsers tell of a pinch on a touchpad as of a wheel with Ctrl, in small steps. */
const PINCH_FACTOR = 10;

/** By how many doublings a turn of the wheel makes the board larger; the formula is d3-zoom's. */
function doublings({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * (PIXELS_OF_UNIT[deltaMode] ?? 1);
  return (-pixels * (ctrlKey ? PINCH_FACTOR : 1)) / PIXELS_OF_DOUBLING;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** How far the inner span must move to lie within the outer one. */
const overhang = (inner: Span, outer: Span): number =>
  Math.max(0, outer.start - inner.start) - Math.max(0, inner.end - outer.end);

function cancel(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
