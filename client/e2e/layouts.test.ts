/** Every size of window: a turn of the fullest game without scrolling, and no page wider than the window. */
import { expect, type Page, test } from '@playwright/test';
import { coveredParts, cutWords, smallFields, tooWide, unseenParts } from './layout-measures.ts';
import { type PageGallery, servePageGallery } from './page-gallery.ts';

const LANGUAGES = ['en', 'ja', 'zh-CN'] as const;
/** Here a wagon can be placed and shares be exchanged, and the first place for the tile changes lines. */
const FULLEST = 'laid=28&players=6&hand=3&rotation&expansions=companies+central-wagons';

/** Phones held upright and on their side, a tablet, and a small laptop. */
const WHOLE = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
/** The smallest phone, and a small laptop's window at 400 %: here one scrolls. */
const SCROLLED = [
  { width: 320, height: 568 },
  { width: 320, height: 256 },
];

let gallery: PageGallery;

test.beforeAll(async () => {
  gallery = await servePageGallery(test.info().project.outputDir);
});

test.afterAll(() => gallery.close());

/** Another scene of the same document differs only behind `#`, and wouldn't be loaded anew. */
async function openScene(page: Page, scene: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(gallery.addressOf(scene));
  await page.locator('#content').waitFor();
}

async function openFullest(page: Page, language: string): Promise<void> {
  await openScene(page, `game?${FULLEST}&lang=${language}`);
  await expect(page.locator('.board-panel')).toHaveAttribute('data-board', 'ready');
}

/** A press wherever it lies: whether it can be reached is measured apart. */
const press = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      if (element instanceof HTMLElement) element.click();
    });

/** What a turn needs; what isn't there at a moment isn't missed. */
const TURN =
  '.page-header, .status, .board-panel, .hand, .hand-tile, .hand .button, .shares--own, .readout, .market, .market__pile';

/** The moments of a turn that need most room, in the order in which they are reached. */
const MOMENTS = {
  'a tile is tried': async (page: Page) => {
    await press(page, '[data-square="H1"]');
    await expect(page.locator('.change')).toHaveCount(4);
  },
  'a share is looked for': async (page: Page) => {
    await press(page, '.hand__take-back');
    if (await page.locator('.hand__market').isVisible()) await press(page, '.hand__market');
    await expect(page.locator('[data-exchange="10 hidden"]')).toBeVisible();
  },
  'a share is chosen': async (page: Page) => {
    await press(page, '[data-exchange="10 hidden"]');
    await expect(page.locator('.exchange')).toBeVisible();
  },
  'a wagon is placed': async (page: Page) => {
    await press(page, '.hand__take-back');
    await press(page, '.hand__wagon');
    await press(page, '.share-chooser__share[aria-disabled="false"]');
    await press(page, '.space[data-target="true"]');
    await expect(page.locator('.readout__title--wagon')).toBeVisible();
  },
} as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Measures the page at each moment of a turn, once it has come to rest. */
async function lookAtTurn(
  page: Page,
  { width, height }: Size,
  measure: () => Promise<readonly string[]>,
): Promise<void> {
  await page.setViewportSize({ width, height });
  for (const [moment, reach] of Object.entries(MOMENTS)) {
    await reach(page);
    await expect
      .soft(async () => {
        expect([...(await measure()), ...(await tooWide(page))]).toEqual([]);
      }, `${width} × ${height}: ${moment}`)
      .toPass({ timeout: 2_000 });
  }
  await press(page, '.hand__take-back');
}

for (const language of LANGUAGES)
  test(`a turn of the fullest game is played without scrolling, ${language}`, async ({ page }) => {
    await openFullest(page, language);
    for (const size of WHOLE) await lookAtTurn(page, size, () => unseenParts(page.locator(TURN)));
    for (const size of SCROLLED)
      await lookAtTurn(page, size, () => coveredParts(page.locator(TURN)));
  });

/** Scenes of the gallery, and the dialogs that are opened there. Whatever can be unfolded is. */
const PAGES: readonly (readonly [scene: string, ...dialogs: string[]])[] = [
  ['home', 'settings', 'rules'],
  ['quick?players=3&people=2'],
  ['deal'],
  ['new-table'],
  ['practice'],
  ['learn?chapter=companies'],
  ['waiting?players=6&expansions=companies+central-wagons', 'table'],
  ['game?laid=30&players=2&expansions=station-numbers&rotation', 'leave'],
  ['end?players=6&hand=3&expansions=companies+central-wagons'],
  ['replay?players=6&laid=40&expansions=companies+central-wagons'],
  [`game?${FULLEST}`],
  ['password-needed'],
  ['signed-out'],
];

const NARROW = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 800 };

const unfoldAll = (page: Page): Promise<void> =>
  page.locator('details:not([open]) > summary').evaluateAll((summaries) => {
    for (const summary of summaries) if (summary instanceof HTMLElement) summary.click();
  });

for (const language of LANGUAGES)
  test(`no page is wider than 320 pixels, and none cuts words off, ${language}`, async ({
    page,
  }) => {
    const look = async (name: string) => {
      await unfoldAll(page);
      for (const size of [DESKTOP, NARROW]) {
        await page.setViewportSize(size);
        expect.soft(await tooWide(page), name).toEqual([]);
        expect.soft(await cutWords(page), `${name}, ${size.width}`).toEqual([]);
        expect.soft(await smallFields(page), name).toEqual([]);
      }
    };
    for (const [scene, ...dialogs] of PAGES) {
      await openScene(page, `${scene}${scene.includes('?') ? '&' : '?'}lang=${language}`);
      await look(scene);
      for (const dialog of dialogs) {
        await press(page, `[data-dialog="${dialog}"]`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await look(`${scene}, ${dialog}`);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    }
  });
