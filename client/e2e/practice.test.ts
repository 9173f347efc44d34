/** Practice on the page itself: the server is gone, and nobody notices. */
import { expect, test } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import { faultsBesideNetwork, layTile, newPage, targetsOf } from './people.ts';
import { laysOf } from './sight.ts';

test('a game against bots goes on without a server, and after a reload', async ({ browser }) => {
  const server = await OwnServer.start('real', test.info().outputPath('data'));
  try {
    const page = await newPage(browser, { baseURL: server.url });
    await page.goto('/practice');
    await page.getByRole('radio', { name: 'At once' }).check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(targetsOf(page)).not.toHaveCount(0);
    await layTile(page, 2);
    await expect(targetsOf(page)).not.toHaveCount(0);
    await page.reload();
    await expect(targetsOf(page)).not.toHaveCount(0);
    await server.kill();
    const laid = await laysOf(page).count();
    await layTile(page, 3);
    await expect(targetsOf(page)).not.toHaveCount(0);
    expect(await laysOf(page).count()).toBeGreaterThan(laid);
    expect(faultsBesideNetwork(page)).toEqual([]);
  } finally {
    await server.kill();
  }
});
