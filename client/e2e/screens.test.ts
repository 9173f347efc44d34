import { expect, type Page, test } from '@playwright/test';
import { inspect } from './inspect.ts';
import { layTile, makeTable, newPerson, sayReady, startGame, unfold, whoseTurn } from './people.ts';
import { leapTo } from './seated.ts';

test('every screen', async ({ browser, baseURL, viewport, isMobile, hasTouch }) => {
  const device = { viewport, isMobile, hasTouch };
  const ann = await newPerson(browser, 'Ann', device);
  await lookAt(ann, 'home');
  const code = await makeTable(ann, { isPublic: true });
  await lookAt(ann, 'table');
  const ben = await newPerson(browser, 'Ben', device);
  await unfold(ben, 'Open tables');
  await expect(ben.getByRole('link', { name: `Join: Table of Ann, ${code}` })).toBeVisible();
  await expect(ben.getByRole('heading', { name: `Table of Ann ${code}` })).toBeVisible();
  await lookAt(ben, 'home-with-table');
  await ben.goto(`/table/${code}`);
  await sayReady(ben);
  await sayReady(ann);
  await lookAt(ann, 'table-ready');
  await startGame(ann, ben);
  await leapTo([ann, ben], { baseURL, actions: 24 });
  await lookAt((await whoseTurn([ann, ben])) ?? ann, 'game');
  await leapTo([ann, ben], { baseURL, actions: 59 });
  await layTile((await whoseTurn([ann, ben])) ?? ann, 0);
  await expect(ann.locator('.ranking')).toBeVisible();
  await lookAt(ann, 'end');
});

/** Looks at a screen in both palettes. */
async function lookAt(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await inspect(page, `${name}-${colorScheme}`);
  }
}

test('a table that does not exist leads home', async ({ browser }) => {
  const page = await newPerson(browser, 'Ann');
  await page.goto('/table/ZZZZZZ');
  await expect(page.getByRole('heading', { name: /ZZZZZZ/ })).toBeVisible();
  await inspect(page, 'no-table');
  await page
    .getByRole('link', { name: /home screen/i })
    .last()
    .click();
  await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
});

for (const [locale, way] of [
  ['ja', '友だちと遊ぶ'],
  ['zh-CN', '和朋友一起玩'],
] as const)
  test(`the home screen and dialogs in ${locale}`, async ({
    browser,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const page = await newPerson(browser, '明', { locale, viewport, isMobile, hasTouch });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await inspect(page, `home-${locale}`);
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('heading', { name: way })).toBeFocused();
    await inspect(page, `new-table-${locale}`);
  });
