/** Fingers meet what they mean, and explanations come by every hand. */
import { expect, type Page, test } from '@playwright/test';
import { type PageGallery, servePageGallery } from './page-gallery.ts';

let gallery: PageGallery;

test.beforeAll(async () => {
  gallery = await servePageGallery(test.info().project.outputDir);
});

test.afterAll(() => gallery.close());

const FULLEST = 'players=6&hand=3&rotation&expansions=companies+central-wagons';

/** Scenes, and what is pressed in them first. */
const SCENES: readonly (readonly [scene: string, press?: string])[] = [
  ['home'],
  ['home', '.way__more summary'],
  ['home?usual=practice'],
  ['new-table'],
  ['practice'],
  ['waiting?guest'],
  ['home', '[data-dialog="settings"]'],
  ['home', '[data-dialog="rules"]'],
  ['waiting'],
  [`game?laid=30&${FULLEST}`],
  [`game?laid=24&${FULLEST}`, '.hand__wagon'],
  ['game?laid=30&players=3&expansions=station-numbers'],
  [`end?${FULLEST}`],
  ['replay'],
  ['quick'],
  ['password-needed'],
];

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('everything that is pressed is large enough, or far enough from what else is', async ({
    page,
  }) => {
    for (const [scene, press] of SCENES) {
      await open(page, scene);
      if (press !== undefined) await page.locator(press).first().tap();
      expect.soft(await page.evaluate(tooSmall), `${scene} ${press ?? ''}`).toEqual([]);
    }
  });

  test('an explanation opens by a tap, and closes by another one elsewhere', async ({ page }) => {
    await open(page, `game?laid=30&${FULLEST}`);
    const words = page.getByText('A tenth of its points').first();
    await expect(words).toBeHidden();
    await page.getByRole('button', { name: 'What the columns mean' }).tap();
    await expect(words).toBeVisible();
    await page.getByRole('heading', { name: 'Players' }).tap();
    await expect(words).toBeHidden();
  });
});

test('an explanation opens and closes by keys, and takes nothing back', async ({ page }) => {
  await open(page, `game?laid=30&${FULLEST}`);
  const target = page.locator('.square[data-target="true"]').first();
  const square = page.locator(`[data-square="${await target.getAttribute('data-square')}"]`);
  await square.click();
  const button = page.getByRole('button', { name: 'What the columns mean' });
  const words = page.getByText('A tenth of its points').first();
  await expect(button).toHaveAccessibleDescription(/A tenth of its points/);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(words).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(words).toBeHidden();
  await expect(square).toHaveAttribute('data-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(square).toHaveAttribute('data-selected', 'false');
});

async function open(page: Page, scene: string): Promise<void> {
  // The gallery reads its address when it is loaded.
  await page.goto('about:blank');
  await page.goto(gallery.addressOf(scene));
  await expect(page.locator('h1, h2').first()).toBeAttached();
  if (await page.locator('.board-panel').isVisible())
    await expect(page.locator('.board-panel')).toHaveAttribute('data-board', 'ready');
}

/**
 * The targets below the least size, in the page: 44 pixels where something is committed; elsewhere 24, or a
 * circle of 24 around the middle that meets no other target and no other such circle (WCAG 2.2, 2.5.8).
 */
function tooSmall(): string[] {
  const COMMITS =
    '.button--primary, .button--danger, .button--quiet, [type="submit"], .hand__buttons button, .plate';
  const SEEN = { visibilityProperty: true, opacityProperty: false };
  const dialog = document.querySelector('dialog[open]');
  const targets = [
    ...(dialog ?? document).querySelectorAll('a[href], button, input, select, summary'),
  ]
    .filter((element) => element.checkVisibility(SEEN) && !isExempt(element))
    .map((element) => ({
      element,
      box: (element.closest('label') ?? element).getBoundingClientRect(),
    }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  return targets.filter(isTooSmall).map(({ element, box }) => {
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${element.className}: ${name}, ${Math.round(box.width)} × ${Math.round(box.height)}`;
  });

  /** Links in a sentence are as high as it is; a space of the central station lights what Lines lists too. */
  function isExempt(element: Element): boolean {
    return (
      element.matches('.skip-link, [data-placing="false"] .space') ||
      (element.matches('a') && getComputedStyle(element).display === 'inline')
    );
  }

  function isTooSmall(target: (typeof targets)[number]): boolean {
    const least = target.element.matches(COMMITS) ? 44 : 24;
    if (isAtLeast(target.box, least)) return false;
    return (
      least === 44 || targets.some((other) => other !== target && isNear(target.box, other.box))
    );
  }

  function isAtLeast({ width, height }: DOMRect, least: number): boolean {
    return Math.min(width, height) >= least - 0.5;
  }

  function isNear(box: DOMRect, other: DOMRect): boolean {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const beyond = (from: number, at: number, to: number) => Math.max(from - at, 0, at - to);
    const gap = Math.hypot(beyond(other.left, x, other.right), beyond(other.top, y, other.bottom));
    const apart = Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y);
    return gap < 12 || (!isAtLeast(other, 24) && apart < 24);
  }
}
