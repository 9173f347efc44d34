/** Where the parts of a page lie: what isn't to be seen, what is covered, what is wider than the window. */
import type { Locator, Page } from '@playwright/test';

/**
 * The parts among those found that a person can't see whole without scrolling, each with what is wrong: it
 * lies outside the window, something covers it, or it has more to show than it has room for.
 */
export const unseenParts = (parts: Locator): Promise<readonly string[]> =>
  parts.evaluateAll((elements) => {
    const SLACK = 1;
    const INSET = 3;
    const nameOf = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const box = [left, top, right, bottom].map(Math.round).join(' ');
      return `${element.getAttribute('class')} (${box})`;
    };
    const isInside = (element: Element) => {
      const { top, left, bottom, right } = element.getBoundingClientRect();
      const isAcross = left >= -SLACK && right <= innerWidth + SLACK;
      return isAcross && top >= -SLACK && bottom <= innerHeight + SLACK;
    };
    const isOnTop = (element: Element) => {
      const { top, left, width, bottom } = element.getBoundingClientRect();
      const heights = [top + INSET, (top + bottom) / 2, bottom - INSET];
      return heights.every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
    };
    const isWhole = (element: Element) => element.scrollHeight <= element.clientHeight + SLACK;
    return elements.flatMap((element) => {
      if (!element.checkVisibility()) return [];
      if (!isInside(element)) return [`${nameOf(element)} lies outside`];
      if (!isOnTop(element)) return [`${nameOf(element)} is covered`];
      return element.matches('.panel') && !isWhole(element) ? [`${nameOf(element)} is cut`] : [];
    });
  });

/** The parts among those found that something covers wherever they are scrolled to. */
export const coveredParts = (parts: Locator): Promise<readonly string[]> =>
  parts.evaluateAll((elements) => {
    const INSET = 3;
    const isOnTop = (element: Element) => {
      const { top, left, width, bottom } = element.getBoundingClientRect();
      const [start, end] = [Math.max(0, top) + INSET, Math.min(innerHeight, bottom) - INSET];
      return [start, (start + end) / 2, end].every((y) =>
        element.contains(document.elementFromPoint(left + width / 2, y)),
      );
    };
    const canBeSeen = (element: Element) =>
      (['start', 'center', 'end'] as const).some((block) => {
        element.scrollIntoView({ block, behavior: 'instant' });
        return isOnTop(element);
      });
    return elements
      .filter((element) => element.checkVisibility() && !canBeSeen(element))
      .map((element) => String(element.getAttribute('class')));
  });

/** What sticks out of the window to the right; empty where the page can't be scrolled sideways. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const isOutside = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1;
    const outside = [...document.querySelectorAll('body *')].filter(isOutside);
    const names = outside.map((element) => `${element.tagName} ${element.getAttribute('class')}`);
    return [`${scrollWidth} wide`, ...names];
  });

/** Words that stick out of the box that they stand in, or that a box around it cuts off. */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body) => {
    const SLACK = 1;
    const ancestorsOf = (element: Element): readonly Element[] =>
      element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)];
    const styleOf = (element: Element) => getComputedStyle(element);
    const isHidden = (element: Element) => styleOf(element).clipPath === 'inset(50%)';
    const hasEdge = (element: Element) => styleOf(element).borderLeftWidth !== '0px';
    const cuts = (element: Element) => ['hidden', 'clip'].includes(styleOf(element).overflowX);
    const sticksOut = (words: DOMRect, box: Element) => {
      const { left, right } = box.getBoundingClientRect();
      return words.right > right + SLACK || words.left < left - SLACK;
    };
    const areCut = (text: Node, ancestors: readonly Element[]) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      const boxes = [ancestors.find(hasEdge), ...ancestors.filter(cuts)];
      return words.width > 0 && boxes.some((box) => box !== undefined && sticksOut(words, box));
    };
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element?.checkVisibility() !== true) continue;
      const ancestors = ancestorsOf(element);
      if (!ancestors.some(isHidden) && areCut(text, ancestors))
        found.push(`${element.className}: ${text.textContent}`);
    }
    return found;
  });

/** Fields with type so small that a phone zooms in when they get the focus. */
export const smallFields = (page: Page): Promise<readonly string[]> =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${field.tagName} ${field.className}`),
    );
