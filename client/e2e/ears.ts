/** What a screen reader would say by itself on a page: all that comes into its live regions. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    metroHeard: { news: string[]; answers: string[] };
  }
}

/** Listens from now on, as long as the page isn't loaded again. */
export async function listenTo(page: Page): Promise<Ears> {
  await page.evaluate(() => {
    window.metroHeard = { news: [], answers: [] };
    const hear = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(
        '[aria-live], [role=status], [role=alert], [role=log], output',
      );
      if (!region || region.getAttribute('aria-live') === 'off') return;
      const isAnswer = (part: Element) => part.matches('[data-answer]');
      const parts = element?.querySelectorAll('p, li') ?? [];
      for (const part of parts.length > 0 ? parts : element ? [element] : []) {
        const list = isAnswer(part) ? window.metroHeard.answers : window.metroHeard.news;
        if (part.textContent) list.push(part.textContent);
      }
    };
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations)
        for (const node of type === 'characterData' ? [target] : addedNodes) hear(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return new Ears(page);
}

/** What was heard on a page. */
export class Ears {
  /** All news so far, as far as it was asked for. */
  readonly heard: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** What was told since the last time, without being asked for. */
  async news(): Promise<readonly string[]> {
    const news = await this.#page.evaluate(() => window.metroHeard.news.splice(0));
    this.heard.push(...news);
    return news;
  }

  /** What was answered since the last time. */
  async answers(): Promise<readonly string[]> {
    return this.#page.evaluate(() => window.metroHeard.answers.splice(0));
  }
}
