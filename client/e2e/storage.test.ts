import { type Browser, expect, type Page, test } from '@playwright/test';
import { faultsOf, layTile, makeTable, newPage, targetsOf, whoseTurn } from './people.ts';

/** What browsers do to pages that may keep nothing. */
const REFUSALS = {
  blocked: () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(document, 'cookie', { get, set: get });
  },
  missing: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

async function openWithout(browser: Browser, refuse: () => void, path = '/'): Promise<Page> {
  const page = await newPage(browser);
  await page.addInitScript(refuse);
  await page.goto(path);
  return page;
}

const NOTE = 'This browser keeps nothing for this site.';

for (const [state, refuse] of Object.entries(REFUSALS))
  test(`with a storage that is ${state} one sets up a table, plays, and is told`, async ({
    browser,
  }) => {
    const host = await openWithout(browser, refuse);
    await expect(host.getByText(NOTE).first()).toBeVisible();
    const code = await makeTable(host);
    await expect(host.getByText(NOTE).first()).toBeVisible();
    await host.getByRole('button', { name: 'Add a normal bot' }).click();
    await host.getByRole('button', { name: 'Start the game' }).click();
    await whoseTurn([host]);
    await layTile(host, 0);
    await expect(targetsOf(host)).not.toHaveCount(0);
    expect(host.url()).toContain(code);
    expect(faultsOf(host)).toEqual([]);
  });

test('a browser that keeps nothing uses up no code of another device', async ({ browser }) => {
  const page = await openWithout(browser, REFUSALS.blocked, '/move#ABCDEFGHJK');
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/link')) posts.push(request.url());
  });
  await page.getByRole('button', { name: 'Yes, go on here' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser keeps nothing');
  expect(posts).toEqual([]);
});
