/** A server that dies in the middle of a game and comes back: nobody loads a page again. */
import { expect, type Page, test } from '@playwright/test';
import { OwnServer } from './own-server.ts';
import { faultsBesideNetwork, layTile, squareOf, targetsOf } from './people.ts';
import { byTurn, seatedGame } from './seated.ts';
import { laysOf, publicSightOf } from './sight.ts';
import { watchOnce } from './watcher.ts';

const PLAYED = 6;

test('both go on after kill -9, with the tile that was laid meanwhile', async ({ browser }) => {
  const server = await OwnServer.start('real', test.info().outputPath('data'));
  try {
    const origins = [server.url, server.url] as const;
    const game = { baseURL: server.url, actions: PLAYED, origins };
    const seated = await seatedGame(browser, game);
    const { active, waiting } = await byTurn(seated);
    const navigations = [countNavigations(active), countNavigations(waiting)];
    const label = (await targetsOf(active).first().getAttribute('data-square')) ?? '';
    await squareOf(active, label).click();
    await expect(squareOf(active, label)).toHaveAttribute('data-selected', 'true');

    await server.kill();
    for (const page of [active, waiting])
      await expect(page.getByText(/Reconnecting/).first()).toBeVisible();
    await active.locator('.hand__confirm').click();
    await expect(
      active.getByText('Connection lost. Your move is sent as soon as it is back.').first(),
    ).toBeVisible();
    await server.startAgain();

    for (const page of [active, waiting]) await expect(laysOf(page)).toHaveCount(PLAYED + 1);
    await layTile(waiting, 3);
    for (const page of [active, waiting]) await expect(laysOf(page)).toHaveCount(PLAYED + 2);
    expect(await publicSightOf(active)).toEqual(await publicSightOf(waiting));
    expect((await watchOnce(server.url, seated.code)).moves).toHaveLength(PLAYED + 2);
    expect(navigations.map((count) => count())).toEqual([0, 0]);
    for (const page of [active, waiting]) expect(faultsBesideNetwork(page)).toEqual([]);
  } finally {
    await server.kill();
  }
});

/** How often the page has been loaded since. */
function countNavigations(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', () => {
    count += 1;
  });
  return () => count;
}
