import { expect, type Page, test } from '@playwright/test';
import { sitFast } from './fast-game.ts';
import { NoSocketsProxy } from './no-sockets.ts';
import { newPage, openTableForm, unfold } from './people.ts';

const WHY = /your network blocks WebSockets, which every game needs\. Try another network/;

test('behind a proxy that refuses WebSockets every way to play says why it fails', async ({
  browser,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('no server');
  const secrets = { secret: 'a'.repeat(64), otherSecret: 'b'.repeat(64) };
  const code = await sitFast({ baseURL, ...secrets });
  const proxy = await NoSocketsProxy.before(baseURL);
  const open = async (path: string): Promise<Page> => {
    const page = await newPage(browser, { baseURL: proxy.url });
    await page.goto(path);
    return page;
  };

  const home = await open('/');
  await unfold(home, 'Open tables');
  await expect(
    home.getByRole('region', { name: 'Open tables' }).getByText(WHY).first(),
  ).toBeVisible();
  await openTableForm(home);
  await home.getByRole('button', { name: 'Set up the table' }).click();
  await expect(home.locator('.notice').getByText(WHY).first()).toBeVisible();
  await home.goBack();
  await home.getByRole('button', { name: 'Play now' }).click();
  await home.waitForURL(/\/quick/);
  await expect(home.getByRole('main').getByText(WHY).first()).toBeVisible();

  const table = await open(`/table/${code}`);
  await expect(table.getByRole('heading', { name: 'Your network doesn’t let' })).toBeVisible();
  await expect(table.getByText('It blocks WebSockets').first()).toBeVisible();
  await expect(table.getByRole('button', { name: 'Try again' })).toBeVisible();
  proxy.close();
});
