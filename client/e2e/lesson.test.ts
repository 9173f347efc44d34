/** A chapter of the lesson by keyboard, and the rules as they come without script. */

import { expect, test } from '@playwright/test';
import { expectAccessible } from './inspect.ts';
import { boardOf, faultsOf, newPerson } from './people.ts';

test('a chapter is gone through by keys, and the lesson goes on there after a reload', async ({
  browser,
}) => {
  const page = await newPerson(browser, 'Ann');
  await page.goto('/learn/points');
  await boardOf(page).waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  const square = page.locator('[data-square="G2"]');
  await square.focus();
  await square.press('Enter');
  await square.press('Enter');
  await expect(page.locator('.lesson')).toContainText('Five points for four tiles');
  await expectAccessible(page);
  await page.goto('/learn');
  await expect(page.locator('.lesson')).toContainText('Your tile fits on G2');
  expect(faultsOf(page)).toEqual([]);
});

test('the rules come in the chosen colours, and on paper in light ones', async ({ browser }) => {
  const page = await newPerson(browser, 'Ann');
  const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((value) => {
      localStorage.setItem('metro.preferences', JSON.stringify({ theme: value }));
    }, theme);
    await page.goto('/en/rules');
    expect(await scheme()).toBe(theme);
    await page.emulateMedia({ media: 'print' });
    expect(await scheme()).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  }
  expect(faultsOf(page)).toEqual([]);
});

test('the rules are read without script, and complain of nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ja' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/rules');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('メトロのルール');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'The one-tile ban' }).click();
  await expect(page.locator('section:target h2')).toHaveText('The one-tile ban');
  expect(faults).toEqual([]);
  await context.close();
});
