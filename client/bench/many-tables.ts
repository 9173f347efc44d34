/** What a page still holds after it has been at many tables. */
import type { Browser, Page } from '@playwright/test';
import { PHONE } from './slow-phone.ts';

/** The figures of many tables. */
export interface MemoryFigures {
  readonly nodesAfter2: number;
  readonly nodesAfter20: number;
  readonly listenersAfter2: number;
  readonly listenersAfter20: number;
}

/** What Chromium holds of a page. */
export interface Held {
  readonly nodes: number;
  readonly listeners: number;
}

/** Goes to twenty practice tables one after another, and counts after the second and the last. */
export async function measureTables(browser: Browser, url: string): Promise<MemoryFigures> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await visitTables(page, 2);
    const few = await heldBy(page);
    await visitTables(page, 18);
    const many = await heldBy(page);
    return {
      nodesAfter2: few.nodes,
      nodesAfter20: many.nodes,
      listenersAfter2: few.listeners,
      listenersAfter20: many.listeners,
    };
  } finally {
    await context.close();
  }
}

/** Begins so many practice games (English page), looks at the board, and leaves them again. */
export async function visitTables(page: Page, count: number): Promise<void> {
  for (let visited = 0; visited < count; visited++) {
    await page.getByRole('button', { name: 'Practise with bots' }).click();
    await page.locator('.board > canvas').waitFor();
    await page.locator('[data-target="true"]').first().waitFor();
    await page.getByRole('button', { name: /leave/i }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: /leave/i }).click();
    await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
  }
}

/**
 * Counts what a page holds once everything has gone that nobody needs any more. It is counted on a screen
 * that says the same each time: the home lists the games that one has left.
 */
export async function heldBy(page: Page): Promise<Held> {
  await page.evaluate(() => {
    history.pushState(undefined, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.locator('.message-screen').waitFor();
  const held = await countHeld(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Practise with bots' }).waitFor();
  return held;
}

async function countHeld(page: Page): Promise<Held> {
  const devTools = await page.context().newCDPSession(page);
  // What an element that has gone held is found in the next round.
  for (let round = 0; round < 3; round++) await devTools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devTools.send('Memory.getDOMCounters');
  await devTools.detach();
  return { nodes, listeners: jsEventListeners };
}
