/** The lesson on a small phone: what is to be done, the whole board and the hand are in sight at every step. */
import { expect, type Page, test } from '@playwright/test';
import { CHAPTERS } from '../view/lesson/chapter-names.ts';
import { cutWords, tooWide, unseenParts } from './layout-measures.ts';
import { type PageGallery, servePageGallery } from './page-gallery.ts';

test.use({ viewport: { width: 360, height: 740 } });

let gallery: PageGallery;

test.beforeAll(async () => {
  gallery = await servePageGallery(test.info().project.outputDir);
});

test.afterAll(() => gallery.close());

const LESSON = '.lesson, .lesson__next, .board-panel, .hand, .hand .button';

/** Whatever is wrong at the steps of a chapter, before and after each is done. */
async function lookThrough(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const next = page.locator('button.lesson__next');
  for (;;) {
    const step = await page.locator('.lesson__step').textContent();
    const wrong = [
      ...(await unseenParts(page.locator(LESSON))),
      ...(await cutWords(page)),
      ...(await tooWide(page)),
    ];
    found.push(...wrong.map((what) => `${step}: ${what}`));
    if ((await next.count()) === 0) return found;
    await next.evaluate((button) => {
      if (button instanceof HTMLElement) button.click();
    });
  }
}

for (const language of ['en', 'ja', 'zh-CN'])
  test(`no step of the lesson pushes the board beneath the hand, ${language}`, async ({ page }) => {
    for (const chapter of CHAPTERS) {
      await page.goto('about:blank');
      await page.goto(gallery.addressOf(`learn?chapter=${chapter}&lang=${language}`));
      await page.locator('.lesson').waitFor();
      expect.soft(await lookThrough(page), chapter).toEqual([]);
    }
  });
