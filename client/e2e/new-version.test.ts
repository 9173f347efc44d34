/** After a deploy: a page that is open is older than the server, and some of its files are gone. */
import { expect, type Page, test } from '@playwright/test';
import { newPage } from './people.ts';

const SENTENCE = 'There is a new version of this page.';

test('a page whose file is gone waits for who is typing, loads itself again once, and works', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const old = await serveOldPage(page, { times: 1, gone: /rules-dialog-[\w-]+\.js$/ });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill('Ann');
  old.letGo();
  await expect(page.locator('.notice').getByText(SENTENCE)).toBeVisible();
  await expect(field).toHaveValue('Ann');
  expect(old.loads()).toBe(1);
  await field.fill('');
  await expect(page.locator('.notice').getByText('This page was loaded again')).toBeVisible();
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(old.loads()).toBe(2);
});

test('a page that comes back as old as it was is not loaded again and again', async ({
  browser,
}) => {
  const page = await newPage(browser);
  const old = await serveOldPage(page, { times: Number.POSITIVE_INFINITY, gone: /learn-screen/ });
  old.letGo();
  await page.goto('/learn');
  // The page that waits to be left has the button, too.
  await expect.poll(() => old.loads()).toBe(2);
  const button = page.getByRole('button', { name: 'Load it now' });
  await expect(button).toBeVisible();
  await expect(page.getByText(SENTENCE).first()).toBeVisible();
  expect(old.loads()).toBe(2);
});

/** Opens the page so many times as one of another version, whose named file is gone once it is let go. */
async function serveOldPage(page: Page, old: { readonly times: number; readonly gone: RegExp }) {
  let loads = 0;
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isOld = () => loads <= old.times;
  await page.route(/\/(learn)?$/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    loads += 1;
    if (!isOld()) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replace(/index-([\w-]+)\.js/, 'index-old-$1.js');
    return route.fulfill({ response, body });
  });
  await page.route(/index-old-/, (route) =>
    route.continue({ url: route.request().url().replace('index-old-', 'index-') }),
  );
  await page.route(old.gone, async (route) => {
    if (!isOld()) return route.continue();
    await isLetGo;
    return route.fulfill({ status: 404, body: 'There is nothing here.\n' });
  });
  return { letGo, loads: () => loads };
}
