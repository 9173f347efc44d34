/** The home screen says first what somebody is likely to want, and a guest's table who invites. */
import { expect, type Page, test } from '@playwright/test';
import { faultsOf, makeTable, newPage, newPerson } from './people.ts';

const WAYS = ['Play now', 'Play with friends', 'Practise with bots'];

const plates = (page: Page) => page.getByRole('region', { name: 'Ways to play' }).locator('.plate');

test('somebody new sees three ways to play; then come games that wait, and the usual way', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann', { viewport: { width: 390, height: 844 } });
  for (const [index, way] of WAYS.entries()) {
    await expect(plates(ann).nth(index)).toContainText(way);
    await expect(plates(ann).nth(index)).toBeInViewport({ ratio: 1 });
  }
  await expect(ann.getByRole('link', { name: 'Learn it in five minutes' })).toBeInViewport({
    ratio: 1,
  });
  await expect(ann.locator('details[open]')).toHaveCount(0);
  await ann.getByRole('link', { name: 'Play with friends' }).press('Enter');
  await expect(ann.getByRole('heading', { name: 'Play with friends', level: 1 })).toBeFocused();
  await expect(ann).toHaveURL(/\/new$/);
  await ann.goBack();
  await expect(ann.getByRole('heading', { name: 'Metro', level: 1 })).toBeFocused();

  const code = await makeTable(ann, { players: 3, expansions: ['Metro companies'] });
  const ben = await newPerson(browser, 'Ben');
  await ben.goto(`/table/${code}`);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ann invites you to a game');
  await expect(ben).toHaveTitle('Ann invites you to a game – Metro');
  await expect(ben.getByText('A game for 3 players, with Metro companies.').first()).toBeVisible();

  await ann.goto('/');
  await expect(plates(ann).first()).toContainText('Play with friends');
  const games = ann.getByRole('region', { name: 'Your games' });
  await expect(games.getByRole('link', { name: `Open: game ${code}` })).toBeVisible();
  const [game, way] = [await games.boundingBox(), await plates(ann).first().boundingBox()];
  expect(game?.y).toBeLessThan(way?.y ?? 0);
  for (const page of [ann, ben]) expect(faultsOf(page)).toEqual([]);
});

test('a tap that leaves the name’s field hits what it was meant for', async ({ browser }) => {
  const page = await newPage(browser, { locale: 'ja', viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const name = page.getByRole('textbox').first();
  const practise = page.getByRole('button', { name: 'ボットと練習する' });
  for (const typed of ['', 'さくら']) {
    await name.fill(typed);
    const before = await practise.boundingBox();
    await name.blur();
    expect(await practise.boundingBox()).toEqual(before);
  }
  await name.focus();
  await practise.click();
  await page.waitForURL(/\/table\//);
});
