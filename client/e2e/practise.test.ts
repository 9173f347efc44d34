import { expect, test } from '@playwright/test';
import { playFast } from './fast-game.ts';
import { expectAccessible } from './inspect.ts';
import { faultsOf, layTile, makeTable, newPerson, secretOf, targetsOf } from './people.ts';

test('one tap leads into a game, and the bot answers a placement', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await expect(
    ann.getByRole('region', { name: 'Players' }).getByText('Bot, normal').first(),
  ).toBeVisible();
  await expect(targetsOf(ann)).not.toHaveCount(0);
  await layTile(ann, 3);
  await expect(targetsOf(ann)).not.toHaveCount(0);
  await expect(
    ann
      .getByRole('log')
      .getByText(/^Abbesses (lays|draws)/)
      .first(),
  ).toBeVisible();
  await expectAccessible(ann);
  expect(faultsOf(ann)).toEqual([]);
});

test('the host adds a bot and takes it away', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  await makeTable(ann);
  const add = ann.getByRole('button', { name: 'Add an easy bot' });
  await add.focus();
  await ann.keyboard.press('Enter');
  await expect(ann.getByText('Bot, easy').first()).toBeVisible();
  await expect(add).toBeFocused();
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Remove the bot' }).click();
  await expect(ann.getByText('Free seat', { exact: true }).first()).toBeVisible();
  await expect(add).toHaveAttribute('aria-disabled', 'false');
  expect(faultsOf(ann)).toEqual([]);
});

test('after a game one tap leads to a rematch, for who asks and for the others', async ({
  browser,
  baseURL,
}) => {
  const [ann, ben] = [await newPerson(browser, 'Ann'), await newPerson(browser, 'Ben')];
  const code = await playFast({ baseURL: baseURL ?? '', secret: await secretOf(ann) });
  for (const page of [ann, ben]) await page.goto(`/table/${code}`);
  await ann.getByRole('button', { name: 'Play again' }).click();
  await expect(ann.getByText('The game starts by itself').first()).toBeVisible();
  const again = ann.url().replace(/^.*\/table\//, '');
  expect(again).not.toBe(code);
  await expect(ben.getByRole('status').getByText('A rematch is set up')).toBeAttached();
  await ben.getByRole('button', { name: 'Watch the rematch' }).click();
  await ben.waitForURL(`/table/${again}?watch`);
  await expectAccessible(ann);
  for (const page of [ann, ben]) expect(faultsOf(page)).toEqual([]);
});
