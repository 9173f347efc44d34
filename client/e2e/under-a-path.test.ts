/** The page as a part of somebody's site: behind a proxy that takes its path away. */
import { expect, type Page, test } from '@playwright/test';
import {
  boardOf,
  faultsOf,
  layTile,
  makeTable,
  newPage,
  sayReady,
  startGame,
  targetsOf,
  whoseTurn,
} from './people.ts';
import { type StrippingProxy, startStrippingProxy } from './stripping-proxy.ts';

let proxy: StrippingProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startStrippingProxy(baseURL ?? '', '/games/metro');
});
test.afterEach(() => proxy.close());

test('one meets, plays, shares and comes back under a path of a site', async ({ browser }) => {
  const ann = await newPage(browser);
  await ann.goto(`${proxy.site}/`);
  await name(ann, 'Ann');
  await makeTable(ann);
  const invitation = await ann.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(invitation).toBe(ann.url());
  expect(invitation.startsWith(`${proxy.site}/table/`)).toBe(true);

  const ben = await newPage(browser);
  await ben.goto(`${proxy.site}/`);
  await name(ben, 'Ben');
  await ben.goto(invitation);
  await sayReady(ben);
  await startGame(ann, ben);
  const second = (await whoseTurn([ann, ben])) === ann ? ben : ann;
  await layTile(second === ann ? ben : ann, 1);
  await expect(targetsOf(second)).not.toHaveCount(0);

  await second.reload();
  await expect(targetsOf(second)).not.toHaveCount(0);
  const move = second.getByRole('log').getByRole('link').first();
  await expect(move).toHaveAttribute('href', /^\/games\/metro\/replay\//);
  const [replay] = await Promise.all([second.waitForEvent('popup'), move.click()]);
  await boardOf(replay).waitFor();
  expect(replay.url().startsWith(`${proxy.site}/replay/`)).toBe(true);

  await ann.getByRole('link', { name: 'Metro' }).click();
  await expect(ann).toHaveURL(`${proxy.site}/`);
  await ann.goBack();
  await boardOf(ann).waitFor();
  for (const page of [ann, ben]) expect(faultsOf(page)).toEqual([]);
  expect(proxy.strays).toEqual([]);
});

async function name(page: Page, text: string): Promise<void> {
  await page.locator('input').first().fill(text);
  await page.locator('input').first().blur();
}
