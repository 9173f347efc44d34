import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { layTile, makeTable, newPerson, sayReady, startGame, whoseTurn } from './people.ts';

/** A picture of the screen among the test's artefacts, and what axe finds on it. */
async function inspect(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `artifacts/${test.info().project.name}-${name}.png` });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect([name, found]).toEqual([name, []]);
}

/** Nothing may stick out of the window sideways. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

for (const colorScheme of ['dark', 'light'] as const)
  test(`every screen, ${colorScheme}`, async ({ browser, viewport, isMobile, hasTouch }) => {
    const device = { viewport, isMobile, hasTouch, colorScheme };
    const look = async (page: Page, name: string) => {
      await inspect(page, `${name}-${colorScheme}`);
      await expectNoSidewaysScroll(page);
    };
    const ann = await newPerson(browser, 'Ann', device);
    await look(ann, 'home');
    const code = await makeTable(ann, { isPublic: true });
    await look(ann, 'table');
    const ben = await newPerson(browser, 'Ben', device);
    await expect(ben.getByText('Table of Ann')).toBeVisible();
    await look(ben, 'home-with-table');
    await ben.goto(`/table/${code}`);
    await sayReady(ben);
    await sayReady(ann);
    await look(ann, 'table-ready');
    await startGame(ann, ben);
    for (let laid = 0; laid < 60; laid++) {
      const turn = await whoseTurn([ann, ben]);
      if (turn === undefined) break;
      if (laid === 24) await look(turn, 'game');
      await layTile(turn, 5 * laid + 1);
    }
    await expect(ann.locator('.ranking')).toBeVisible();
    await look(ann, 'end');
  });

test('a table that does not exist leads home', async ({ browser }) => {
  const page = await newPerson(browser, 'Ann');
  await page.goto('/table/ZZZZZZ');
  await expect(page.getByRole('heading', { name: /ZZZZZZ/ })).toBeVisible();
  await inspect(page, 'no-table');
  await page
    .getByRole('button', { name: /home screen/i })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Set up the table' })).toBeVisible();
});

for (const [locale, button] of [
  ['ja', 'テーブルを作る'],
  ['zh-CN', /./],
] as const)
  test(`the home screen and dialogs in ${locale}`, async ({
    browser,
    viewport,
    isMobile,
    hasTouch,
  }) => {
    const page = await newPerson(browser, '明', { locale, viewport, isMobile, hasTouch });
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('button', { name: button }).first()).toBeVisible();
    await inspect(page, `home-${locale}`);
    await expectNoSidewaysScroll(page);
  });
