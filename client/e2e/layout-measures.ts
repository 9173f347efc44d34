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

/** Words that stick out of the box that they stand in, or that it cuts off. */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.locator('body').evaluate((body) => {
    const SLACK = 1;
    const isBox = (element: Element) => {
      const { borderLeftWidth, overflowX } = getComputedStyle(element);
      return borderLeftWidth !== '0px' || overflowX !== 'visible';
    };
    const boxOf = (element: Element): Element | null =>
      isBox(element) || element.parentElement === null ? element : boxOf(element.parentElement);
    const isHidden = (element: Element): boolean =>
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isHidden(element.parentElement));
    const areOutside = (words: Node, element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      const place = range.getBoundingClientRect();
      const box = boxOf(element)?.getBoundingClientRect();
      if (box === undefined || place.width === 0) return false;
      return place.right > box.right + SLACK || place.left < box.left - SLACK;
    };
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element?.checkVisibility() !== true || isHidden(element)) continue;
      if (areOutside(text, element)) cut.push(`${element.className}: ${text.textContent}`);
    }
    return cut;
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
