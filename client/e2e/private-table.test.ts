/** A table with friends: set up by a preset, locked, changed, and handed over. */

import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './inspect.ts';
import { faultsOf, newPerson, openTableForm } from './people.ts';

test('the host’s table: a password, a change, a removal, another host', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  const link = await makeLockedTable(ann);
  await ann.getByRole('button', { name: 'Add a normal bot' }).click();

  const ben = await newPerson(browser, 'Ben');
  await ben.goto(link);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText('Ann invites you to a game');
  await expect(ben.locator('.waiting__game')).toHaveText(/^A game for 3 players/);
  await givePassword(ben, 'wrong');
  await expect(ben.getByText('That isn’t the password').first()).toBeVisible();
  await expectAccessible(ben);
  await givePassword(ben, 'lilac');
  await press(ben, 'I’m ready');
  await expect(ann.getByText('Ready', { exact: true }).first()).toBeVisible();

  await press(ann, 'Change the game');
  const dialog = ann.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '2', exact: true })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Expert' }).check();
  await dialog.getByText('All settings', { exact: true }).click();
  await dialog.getByRole('checkbox', { name: 'Others may watch' }).uncheck();
  await expectAccessible(ann);
  await dialog.getByRole('button', { name: 'Change the game' }).click();
  const changes = ben.getByRole('status').filter({ hasText: 'The game was changed' });
  await expect(changes).toContainText('1 tile in hand – now: 3 tiles in hand');
  await expect(ann.getByText('Not ready yet').first()).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Change the game' })).toBeFocused();
  await expectAccessible(ben);
  await press(ben, 'I’m ready');
  await expect(changes).toHaveCount(0);

  await expectNobodyWatches(browser, link);
  await removeAndReadmit(ann, ben);
  await givePassword(ben, 'lilac');
  await press(ann, 'Make host: Ben');
  await expect(ben.getByRole('button', { name: 'Change the game' })).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Change the game' })).toHaveCount(0);
  for (const page of [ann, ben]) expect(faultsOf(page)).toEqual([]);
});

test('a link that is cut off offers the code, and the form comes back as it was', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const link = await makeLockedTable(ann);
  await ann.goto(link.slice(0, -2));
  await expect(ann.getByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
  await expectAccessible(ann);
  await ann.getByRole('main').getByRole('link', { name: 'Go to the home screen' }).click();
  await openTableForm(ann);
  await expect(ann.getByRole('radio', { name: 'With companies' })).toBeChecked();
  expect(faultsOf(ann)).toEqual([]);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A table for three with companies and the password `lilac`; answers its link. */
async function makeLockedTable(page: Page): Promise<string> {
  await openTableForm(page);
  const form = page
    .locator('form')
    .filter({ has: page.getByText('All settings', { exact: true }) });
  await form.getByRole('radio', { name: '3', exact: true }).check();
  await form.getByRole('radio', { name: 'With companies' }).check();
  await form.getByText('All settings', { exact: true }).click();
  await form.getByRole('checkbox', { name: 'Ask for a password' }).check();
  await form.getByRole('textbox', { name: 'Password' }).fill('lilac');
  await press(page, 'Set up the table');
  await page.waitForURL(/\/table\//);
  return page.url();
}

async function givePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await press(page, 'Enter');
}

/** Who comes to watch is told that they can't. */
async function expectNobodyWatches(browser: Browser, link: string): Promise<void> {
  const cleo = await newPerson(browser, 'Cleo');
  await cleo.goto(`${link}?watch`);
  await givePassword(cleo, 'lilac');
  await expect(cleo.getByRole('heading', { name: 'has no seat for you' })).toBeVisible();
}

async function removeAndReadmit(host: Page, guest: Page): Promise<void> {
  await press(host, 'Remove Ben');
  await host.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(guest.getByRole('heading', { name: 'can’t come back' })).toBeVisible();
  await expect(host.getByRole('listitem').filter({ hasText: 'Free seat' })).toBeFocused();
  await press(host, 'Let them in again');
  await expect(host.getByText('was removed')).toHaveCount(0);
  await guest.reload();
}
