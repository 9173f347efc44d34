/** The board looks the same whether WebGL or a plain canvas draws it. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { phaserParts } from '../build/phaser.ts';

const CLIENT = join(import.meta.dirname, '..');
const NO_SOFTWARE_WEBGL = '--disable-software-rasterizer';

// Other browser tests do without WebGL, which is slow in software; this one needs it.
test.use({
  viewport: { width: 480, height: 480 },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { args = [] } = launchOptions;
      await use({
        ...launchOptions,
        args: [...args.filter((arg) => arg !== NO_SOFTWARE_WEBGL), '--enable-unsafe-swiftshader'],
      });
    },
    { scope: 'worker' },
  ],
});

let gallery: PreviewServer;

test.beforeAll(async () => {
  const outDir = join(test.info().project.outputDir, 'board-gallery');
  const common = { configFile: false, root: CLIENT, logLevel: 'error' } as const;
  const plugins = [phaserParts()];
  const input = join(CLIENT, 'gallery/board.html');
  const target = { outDir, emptyOutDir: true, minify: false, target: 'es2023' } as const;
  await build({ ...common, plugins, build: { ...target, rolldownOptions: { input } } });
  gallery = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
});

test.afterAll(() => gallery.close());

/** Boards with everything that can lie on one, at rest and while wagons drive through curves. */
const MOMENTS = [
  { view: 'middle', elapsed: 0 },
  { view: 'companies-end', elapsed: 900 },
  { view: 'tracks-numbers', elapsed: 0 },
] as const;

/** Edges of turned pictures are smoothed a little differently: so many pixels may differ. */
const MOST_DIFFERENT = 20;
/** By how much a channel of a pixel must differ (of 255) to be seen. */
const VISIBLE = 24;

for (const { view, elapsed } of MOMENTS)
  test(`${view} after ${elapsed} ms`, async ({ page }) => {
    const canvas = await pictureOf(page, { view, elapsed, renderer: 'canvas' });
    const webgl = await pictureOf(page, { view, elapsed, renderer: 'webgl' });
    expect(await differentPixels(page, [canvas, webgl])).toBeLessThan(MOST_DIFFERENT);
  });

async function pictureOf(
  page: Page,
  moment: {
    readonly view: string;
    readonly elapsed: number;
    readonly renderer: 'canvas' | 'webgl';
  },
): Promise<string> {
  const { view, elapsed, renderer } = moment;
  const address = gallery.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}gallery/board.html?view=${view}&renderer=${renderer}`);
  await page.waitForFunction(() => window.boardGallery !== undefined);
  const drawnBy = await page.evaluate((milliseconds) => {
    if (milliseconds > 0) window.boardGallery?.play();
    window.boardGallery?.board.step(milliseconds);
    // A canvas that WebGL draws on has no other context.
    return document.querySelector('canvas')?.getContext('2d') === null ? 'webgl' : 'canvas';
  }, elapsed);
  expect(drawnBy).toBe(renderer);
  return (await page.screenshot()).toString('base64');
}

/** How many pixels of two pictures differ so much that it could be seen. */
const differentPixels = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(
    async ({ pictures, visible }) => {
      const [one = [], other = []] = await Promise.all(
        pictures.map(async (picture) => {
          const response = await fetch(`data:image/png;base64,${picture}`);
          const bitmap = await createImageBitmap(await response.blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])];
        }),
      );
      if (one.length === 0 || one.length !== other.length)
        throw new Error(`pictures of ${one.length} and ${other.length} values`);
      const different = one.flatMap((value, index) =>
        Math.abs(value - (other[index] ?? 0)) > visible ? [Math.floor(index / 4)] : [],
      );
      return new Set(different).size;
    },
    { pictures, visible: VISIBLE },
  );
