/** The home screen as it is served: there before any script, in the reader's language, and kept by it. */
import { expect, type Page, test } from '@playwright/test';
import { faultsOf, newPage } from './people.ts';

declare global {
  interface Window {
    servedElements?: readonly Element[];
  }
}

test('the served home screen stays: its elements, and what was typed into it', async ({
  browser,
}) => {
  const ann = await newPage(browser, { locale: 'ja' });
  const letGo = await holdScripts(ann);
  await ann.goto('/', { waitUntil: 'commit' });
  const field = ann.getByRole('textbox', { name: 'あなたの名前' });
  await field.fill('アン');
  await expect(ann.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(ann).toHaveTitle('メトロ');
  await mark(ann);
  letGo();
  await expect
    .poll(() => ann.evaluate(() => localStorage.getItem('metro.preferences')))
    .toContain('アン');
  await expect(field).toHaveValue('アン');
  await expect(field).toBeFocused();
  expect(await lost(ann)).toEqual([]);
  expect(faultsOf(ann)).toEqual([]);
});

test('what is pressed on the served home screen happens once the page can answer', async ({
  browser,
}) => {
  const cem = await newPage(browser);
  const letGo = await holdScripts(cem);
  await cem.goto('/', { waitUntil: 'commit' });
  await cem.waitForFunction(() => window.metroEarly !== undefined);
  await cem.getByRole('button', { name: 'Play now' }).click();
  letGo();
  await cem.waitForURL(/\/quick/);
  expect(faultsOf(cem)).toEqual([]);
});

test('the page comes in the language that its reader chose', async ({ browser, request }) => {
  const ben = await newPage(browser);
  await ben.goto('/');
  await ben.getByRole('button', { name: 'Settings' }).click();
  await ben.getByRole('dialog').getByRole('radio', { name: '日本語' }).check();
  await expect(ben.locator('html')).toHaveAttribute('lang', 'ja');
  const served = await ben.goto('/table/BCDFGH');
  expect(await served?.text()).toMatch(
    /<html lang="ja">[\s\S]*property="og:title" content="メトロ/,
  );
  const others = await request.get('/', { headers: { 'accept-language': 'zh' } });
  expect(await others.text()).toContain('<html lang="zh-CN">');
});

test('without JavaScript the page says so, and leads to the rules', async ({ browser }) => {
  const dora = await newPage(browser, { javaScriptEnabled: false, locale: 'ja' });
  await dora.goto('/table/BCDFGH');
  await expect(dora.locator('.no-script')).toContainText('JavaScriptが必要です');
  await dora.locator('.no-script a').click();
  await expect(dora).toHaveURL(/\/ja\/rules$/);
  await expect(dora.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Keeps a page waiting for its scripts until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/(?<!early-[\w-]+)\.js$/, async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}

/** Notes every element that a page shows. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.servedElements = [...document.querySelectorAll('#app *')];
  });

/** Which of the noted elements have gone, by their classes and names. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window.servedElements ?? [])
      .filter((element) => !element.isConnected)
      .map((element) => `${element.localName}.${element.getAttribute('class')}`),
  );
