/** What somebody has filled in and could lose. */

/** Listens from now on, and answers whether a field that somebody filled in is still there, and not empty. */
export function filledFields(page: Document): () => boolean {
  const filled = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>();
  page.addEventListener('input', ({ target }) => {
    if (isField(target)) filled.add(target);
  });
  return () => Array.from(filled).some(({ isConnected, value }) => isConnected && value !== '');
}

const isField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;
