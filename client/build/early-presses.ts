/** What runs in the served page before its script: it remembers what was pressed while nothing could answer. */

declare global {
  interface Window {
    /** There only in a page that was prerendered. */
    metroEarly?: {
      /** The button that was pressed last, or the form that was sent. */
      pressed: HTMLElement | undefined;
      readonly stop: () => void;
    };
  }
}

/** Begins to listen; written into a file of its own as text, so it stands alone. */
export function notePresses(): void {
  const stop = new AbortController();
  const early: NonNullable<Window['metroEarly']> = {
    pressed: undefined,
    stop: () => stop.abort(),
  };
  window.metroEarly = early;
  const note = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (event.type === 'submit') event.preventDefault();
    early.pressed =
      target.closest<HTMLElement>(event.type === 'submit' ? 'form' : 'button') ?? early.pressed;
  };
  for (const type of ['click', 'submit'])
    addEventListener(type, note, { capture: true, signal: stop.signal });
}
