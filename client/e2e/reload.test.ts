/** A page that is loaded again shows what it showed, whenever that happens. */
import { expect, type Page, test } from '@playwright/test';
import { boardOf, faultsOf, sayReady, squareOf, targetsOf } from './people.ts';
import { byTurn, seatedGame, seatedTable } from './seated.ts';
import { laysOf, publicSightOf, sightOf } from './sight.ts';
import { watchOnce } from './watcher.ts';

const PLAYED = 4;

test('in a game: on one’s own turn, on another’s, and while wagons drive', async ({
  browser,
  baseURL,
}) => {
  const options = { reducedMotion: 'no-preference' } as const;
  const seated = await seatedGame(browser, { baseURL, actions: PLAYED, options });
  const { active, waiting } = await byTurn(seated);
  for (const key of ['d', 'd']) await active.keyboard.press(key);
  await expect(active.getByRole('log').getByText(/draws/)).toHaveCount(1);
  const label = (await targetsOf(active).last().getAttribute('data-square')) ?? '';
  await squareOf(active, label).click();
  await expect(squareOf(active, label)).toHaveAttribute('data-selected', 'true');

  await expectSameAfterReload(active);
  await expectSameAfterReload(waiting);

  await squareOf(active, label).click();
  await expect(squareOf(waiting, label)).toHaveAccessibleName(/laid/);
  await Promise.all([active.reload(), waiting.reload()]);
  for (const page of [active, waiting]) await expect(laysOf(page)).toHaveCount(PLAYED + 1);
  expect(await publicSightOf(active)).toEqual(await publicSightOf(waiting));
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  expect((await watchOnce(baseURL ?? '', seated.code)).moves).toHaveLength(PLAYED + 2);
  for (const page of [active, waiting]) expect(faultsOf(page)).toEqual([]);
});

test('before the start: nobody loses the seat, nor who is ready', async ({ browser, baseURL }) => {
  const { pages } = await seatedTable(browser, { baseURL });
  const [ann, ben] = pages;
  await sayReady(ben);
  const isReady = ann.getByRole('listitem').filter({ hasText: 'Ben' }).getByText('Ready');
  await expect(isReady).toBeVisible();
  const seen = await Promise.all(pages.map(wordsOf));
  for (const page of pages) await page.reload();
  await expect.poll(() => Promise.all(pages.map(wordsOf))).toEqual(seen);
});

test('after the end: the result stays in sight', async ({ browser, baseURL }) => {
  const { pages } = await seatedGame(browser, { baseURL });
  for (const page of pages) {
    await expect(page.locator('.ranking')).toBeVisible();
    const seen = await wordsOf(page);
    await page.reload();
    await expect.poll(() => wordsOf(page)).toEqual(seen);
  }
});

async function expectSameAfterReload(page: Page): Promise<void> {
  const seen = await sightOf(page);
  await page.reload();
  await boardOf(page).waitFor();
  await expect.poll(() => sightOf(page)).toEqual(seen);
}

const wordsOf = (page: Page) => page.locator('main').textContent();
