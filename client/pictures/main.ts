/** Draws the icons and the screenshots of the installed page into `client/public`: `npm run print:pictures`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { servePageGallery } from '../e2e/page-gallery.ts';
import { iconSvg } from './icon.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** By name: pixels along a side, and whether systems may cut it to a shape of theirs. */
const ICONS = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['maskable-192', 192, true],
  ['maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const;

const FORMS = {
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const;

const LANGUAGES = ['en', 'ja', 'zh-CN'] as const;

async function drawIcons(browser: Browser): Promise<void> {
  for (const [name, size, isMaskable] of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${size}px}</style>${iconSvg(isMaskable)}`,
    );
    await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
}

/** A game in its middle, in each language and form. */
async function drawScreens(browser: Browser, folder: string): Promise<void> {
  const gallery = await servePageGallery(folder);
  for (const [form, options] of Object.entries(FORMS))
    for (const language of LANGUAGES) {
      const page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
      await page.goto(gallery.addressOf(`game?laid=34&players=3&lang=${language}`));
      await page.locator('button[data-target="true"]').first().waitFor();
      // What is painted after the buttons are there: the board itself.
      await page.waitForTimeout(2000);
      const path = join(PUBLIC, 'pictures', `${form}.${language}.jpg`);
      await page.screenshot({ path, quality: 82 });
      await page.close();
    }
  await gallery.close();
}

const folder = await mkdtemp(join(tmpdir(), 'metro-pictures-'));
const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_FLAGS });
for (const name of ['icons', 'pictures']) await mkdir(join(PUBLIC, name), { recursive: true });
await drawIcons(browser);
await drawScreens(browser, folder);
await browser.close();
await rm(folder, { recursive: true });
