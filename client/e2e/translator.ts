/** A browser's translator as far as the page notices it. */
import type { Page } from '@playwright/test';

/**
 * Puts two `<font>` elements around every text, and around those that come later, as Chrome's translator
 * does. The words stay as they are, so that they can be compared.
 */
export const translateAlways = (page: Page) => page.addInitScript(startTranslator);

/** Runs in the page. */
function startTranslator(): void {
  const isOurs = (node: Node) => node.parentElement?.closest('font') !== null;
  const translate = (text: Text) => {
    if (text.data.trim() === '' || !text.isConnected || isOurs(text)) return;
    if (text.parentElement?.closest('script, style, svg') !== null) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateIn = (node: Node) => {
    if (node instanceof Text) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translate(text);
  };
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target);
      for (const node of addedNodes) translateIn(node);
    }
  });
  document.addEventListener('DOMContentLoaded', () => {
    translateIn(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
