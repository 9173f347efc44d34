/** Practice on the page itself: the server is gone, and the page opens all the same. */
import { expect, type Page, test } from '@playwright/test';
import { inspect } from './inspect.ts';
import { OwnServer } from './own-server.ts';
import { boardOf, faultsBesideNetwork, layTile, newPage, targetsOf } from './people.ts';
import { laysOf } from './sight.ts';

test('a game against bots goes on without a server, through a reload', async ({ browser }) => {
  const server = await OwnServer.start('real', test.info().outputPath('data'));
  try {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const visit = { baseURL: server.url, serviceWorkers: 'allow', ...phone } as const;
    const page = await newPage(browser, visit);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const asked = navigationsOf(page);
    await page.goto('/');
    // Whoever reaches the server has its version, not the kept one.
    expect(asked).toEqual([`${server.url}/`]);
    await server.kill();

    await page.goto('/practice');
    await expect(page.getByRole('combobox', { name: 'Bots' })).toBeVisible();
    await inspect(page, 'practice');
    await page.getByRole('radio', { name: 'At once' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await layNext(page, 2);
    // A hint is worked out without the server too, and only tries the tile.
    await expect(targetsOf(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.getByRole('region', { name: 'Best moves' });
    await expect(page.locator('[data-hint]')).not.toHaveCount(0);
    await inspect(page, 'hint');
    await hint.getByRole('button', { name: /^On / }).first().click();
    await expect(page.locator('[data-selected="true"][data-hint="1"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(targetsOf(page)).not.toHaveCount(0);
    const laid = await laysOf(page).count();
    await page.reload();
    await boardOf(page).waitFor();
    await expect(laysOf(page)).toHaveCount(laid);
    await layNext(page, 3);

    await page.goto('/ja/rules');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // The home screen, and an address one folder deep.
    await page.goto('/table/KXWPRT');
    await page.getByRole('link', { name: 'Practise with bots' }).click();
    await expect(targetsOf(page)).not.toHaveCount(0);
    await page.goto('/');
    await expect(page.getByText('The list can’t be loaded').first()).toBeVisible();
    await page.getByRole('link', { name: 'Play on: practice' }).click();
    await expect(targetsOf(page)).not.toHaveCount(0);
    expect(faultsBesideNetwork(page)).toEqual([]);
  } finally {
    await server.kill();
  }
});

/** The pages that the service worker asks the network for, from now on. */
function navigationsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.serviceWorker() !== null && request.url().endsWith('/')) asked.push(request.url());
  });
  return asked;
}

/** Waits for the turn and lays a tile. */
async function layNext(page: Page, choice: number): Promise<void> {
  await expect(targetsOf(page)).not.toHaveCount(0);
  await layTile(page, choice);
}
