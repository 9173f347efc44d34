/** Under a forced palette whatever is chosen looks other than what isn't. */
import { expect, type Page, test } from '@playwright/test';
import { type PageGallery, servePageGallery } from './page-gallery.ts';

test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 390, height: 844 } });

let gallery: PageGallery;

test.beforeAll(async () => {
  gallery = await servePageGallery(test.info().project.outputDir);
});

test.afterAll(() => gallery.close());

/**
 * What is chosen, its like that isn't, and where they differ: at the edge, or on the ground inside it.
 * Switches that have another picture when they are on aren't here.
 */
const PAIRS = [
  ['.hand-tile[aria-pressed="true"]', '.hand-tile[aria-pressed="false"]', 'ground'],
  [
    '.share-chooser__share[aria-pressed="true"]',
    '.share-chooser__share[aria-pressed="false"]',
    'ground',
  ],
  ['.hand__market[aria-expanded="true"]', '.hand__market[aria-expanded="false"]', 'ground'],
  ['.choice__option :checked + span', '.choice__option :not(:checked) + span', 'ground'],
  ['.preset:has(:checked)', '.preset:not(:has(:checked))', 'ground'],
  ['[data-current="true"] > a', '[data-current="false"] > a', 'edge'],
  ['.player[data-turn="true"]', '.player[data-turn="false"]', 'edge'],
  ['.hand__confirm[aria-disabled="false"]', '.hand__confirm[aria-disabled="true"]', 'ground'],
] as const;

type Place = (typeof PAIRS)[number][2];

/** The distance from the element's left edge to what is looked at, and its width, in pixels. */
const PLACES: Readonly<Record<Place, readonly [x: number, width: number]>> = {
  edge: [0, 2],
  ground: [3, 2],
};

const FULL = 'game?laid=28&players=6&hand=3&rotation&expansions=companies+central-wagons';

/** A scene, and what is pressed there. */
const SCENES: readonly (readonly [scene: string, ...presses: string[]])[] = [
  ['home', '[data-dialog="settings"]'],
  ['new-table'],
  ['learn?chapter=points'],
  ['replay?players=3&laid=20'],
  [FULL],
  [FULL, '.hand__market'],
  [FULL, '[data-square="H1"]'],
  [FULL, '.hand__wagon', '.share-chooser__share[aria-disabled="false"]'],
];

/**
 * A picture of a bit of the first such element; `undefined` where there is none. What styles the page asked for
 * says nothing: a palette is forced on what is painted.
 */
async function lookOf(page: Page, selector: string, place: Place): Promise<string | undefined> {
  const element = page.locator(selector).filter({ visible: true }).first();
  if ((await element.count()) === 0) return undefined;
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) return undefined;
  const [x, width] = PLACES[place];
  const clip = { x: Math.round(box.x) + x, y: box.y + box.height / 2, width, height: 2 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

test('what is chosen looks other than what is not', async ({ page }) => {
  const looks = PAIRS.map(() => ({ chosen: new Set<string>(), others: new Set<string>() }));
  for (const [scene, ...presses] of SCENES) {
    await page.goto('about:blank');
    await page.goto(gallery.addressOf(scene));
    await page.locator('#content').waitFor();
    const board = page.locator('.board-panel');
    if ((await board.count()) > 0) await expect(board).toHaveAttribute('data-board', 'ready');
    for (const selector of presses)
      await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          if (element instanceof HTMLElement) element.click();
        });
    for (const [index, [chosen, other, place]] of PAIRS.entries()) {
      const [look, otherLook] = [
        await lookOf(page, chosen, place),
        await lookOf(page, other, place),
      ];
      if (look !== undefined) looks[index]?.chosen.add(look);
      if (otherLook !== undefined) looks[index]?.others.add(otherLook);
    }
  }
  for (const [index, { chosen, others }] of looks.entries()) {
    const name = PAIRS[index]?.[0];
    expect.soft([chosen.size > 0, others.size > 0], `${name} was met`).toEqual([true, true]);
    expect
      .soft(
        [...chosen].filter((look) => others.has(look)),
        `${name} looks like the others`,
      )
      .toEqual([]);
  }
});
