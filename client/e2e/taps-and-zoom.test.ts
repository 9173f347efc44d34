/** What fingers, wheels and input methods do by accident changes nothing. */
import { expect, type Page, test } from '@playwright/test';
import { type PageGallery, servePageGallery } from './page-gallery.ts';

let gallery: PageGallery;

test.beforeAll(async () => {
  gallery = await servePageGallery(test.info().project.outputDir);
});

test.afterAll(() => gallery.close());

async function openGame(page: Page): Promise<void> {
  await page.goto(gallery.addressOf('game?laid=30&players=4'));
  await expect(page.locator('.board-panel')).toHaveAttribute('data-board', 'ready');
}

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.board').evaluate((board) => new DOMMatrix(getComputedStyle(board).transform).a);

const laidTiles = (page: Page) => page.locator('.tile-counter').textContent();

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a double tap chooses a square and lays nothing', async ({ page }) => {
    await openGame(page);
    const before = await laidTiles(page);
    const target = page.locator('.square[data-target="true"]').first();
    const square = page.locator(`[data-square="${await target.getAttribute('data-square')}"]`);
    await square.tap();
    await square.tap();
    await expect(square).toHaveAttribute('data-selected', 'true');
    expect(await laidTiles(page)).toBe(before);
    await page.locator('.hand__confirm').tap();
    await expect(page.locator('.tile-counter')).not.toHaveText(before ?? '');
  });
});

test('over the board the wheel zooms both ways and never scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 700 });
  await openGame(page);
  await page.locator('.board').hover();
  await page.mouse.wheel(0, 300);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => scaleOf(page)).toBe(1);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the part of the board that is zoomed in stays in the middle when the window changes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openGame(page);
  await page.locator('[data-square="B2"]').hover();
  await page.mouse.wheel(0, -600);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  const before = { scale: await scaleOf(page), middle: await middleOf(page) };
  await page.setViewportSize({ width: 1280, height: 680 });
  await expect
    .poll(() => page.locator('.board').evaluate((board) => board.clientHeight < 700))
    .toBe(true);
  await expect.poll(() => scaleOf(page)).toBe(before.scale);
  await expect.poll(() => middleOf(page)).toBe(before.middle);
});

/** The square in the middle of what is seen of the board. */
const middleOf = (page: Page): Promise<string | undefined> =>
  page.locator('.board-panel').evaluate((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found instanceof HTMLElement ? found.dataset.square : undefined;
  });

test('the Enter that ends a composition sends no form', async ({ page }) => {
  await page.goto(gallery.addressOf('home'));
  await page.getByText('Join by code').click();
  const field = page.locator('.join input');
  await field.fill('??');
  const input = await page.context().newCDPSession(page);
  await input.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Enter',
    code: 'Enter',
    windowsVirtualKeyCode: 229,
    text: '\r',
  });
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
