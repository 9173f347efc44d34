/** The page as a part of somebody's site: behind a proxy that takes its path away. */
import { expect, type Page, test } from '@playwright/test';
import { boardOf, faultsOf, layTile, newPage, openTableForm, targetsOf } from './people.ts';
import { type StrippingProxy, startStrippingProxy } from './stripping-proxy.ts';

let proxy: StrippingProxy;
test.beforeEach(async ({ baseURL }) => {
  proxy = await startStrippingProxy(baseURL ?? '', '/games/metro');
});
test.afterEach(() => proxy.close());

test('one plays, shares and comes back under a path of a site', async ({ browser }) => {
  test.setTimeout(90_000);
  const ann = await newPage(browser);
  const strays = straysOf(ann, `${proxy.site}/`);
  await ann.goto(`${proxy.site}/`);
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await expect(targetsOf(ann)).not.toHaveCount(0);
  expect(ann.url().startsWith(`${proxy.site}/table/`)).toBe(true);
  await layTile(ann, 3);

  await ann.reload();
  await expect(targetsOf(ann)).not.toHaveCount(0);
  const move = ann.getByRole('log').getByRole('link').first();
  await expect(move).toHaveAttribute('href', /^\/games\/metro\/replay\//);
  const [replay] = await Promise.all([ann.waitForEvent('popup'), move.click()]);
  await boardOf(replay).waitFor();
  expect(replay.url().startsWith(`${proxy.site}/replay/`)).toBe(true);

  await ann.getByRole('link', { name: 'Metro' }).click();
  await expect(ann).toHaveURL(`${proxy.site}/`);
  await ann.goBack();
  expect((await fetch(`${proxy.site}/healthz`)).ok).toBe(true);
  await boardOf(ann).waitFor();
  expect(faultsOf(ann)).toEqual([]);
  expect(strays).toEqual([]);
});

test('an invitation names the path, as a link and as a picture', async ({ browser }) => {
  const ann = await newPage(browser);
  await ann.goto(`${proxy.site}/`);
  await openTableForm(ann);
  await ann.getByRole('button', { name: 'Set up the table' }).click();
  const invitation = await ann.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(invitation.startsWith(`${proxy.site}/table/`)).toBe(true);
  const ben = await newPage(browser);
  const strays = straysOf(ben, `${proxy.site}/`);
  await ben.goto(invitation);
  await expect(ben.getByRole('heading', { name: 'invites you to a game' })).toBeVisible();
  await expect(ben.getByRole('textbox', { name: 'Link' })).toHaveValue(invitation);
  expect(strays).toEqual([]);
});

/** What a page asks for from now on outside the site. */
function straysOf(page: Page, site: string): readonly string[] {
  const strays: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (/^http/.test(url) && !url.startsWith(site)) strays.push(url);
  });
  return strays;
}
