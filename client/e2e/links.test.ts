import { expect, test } from '@playwright/test';
import { faultsOf, makeTable, newPerson, unfold } from './people.ts';

test('a table of the list opens in a tab of its own, and an ordinary click stays in the page', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann, { isPublic: true, players: 4 });
  const ben = await newPerson(browser, 'Ben');
  await unfold(ben, 'Open tables');
  const row = ben.getByRole('link', { name: `Join: Table of Ann, ${code}` });
  await expect(row).toHaveAttribute('href', `/table/${code}`);
  const ways = [
    () => row.click({ modifiers: ['ControlOrMeta'] }),
    () => row.click({ button: 'middle' }),
  ];
  for (const open of ways) {
    const opened = ben.context().waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab).toHaveURL(new RegExp(`/table/${code}$`));
    await tab.close();
    await expect(ben).toHaveURL(/\/$/);
  }
  await ben.evaluate(() => Object.assign(window, { isSamePage: true }));
  await row.click();
  await expect(ben.getByRole('heading', { name: 'Ann invites you to a game' })).toBeVisible();
  expect(await ben.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(faultsOf(ben)).toEqual([]);
});

test('what a friend sent can be pasted whole into the field for a code', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann, { players: 4 });
  const messages = [
    `Come and play Metro with me! ${ann.url()}`,
    `“${code.slice(0, 3)}–${code.slice(3)}”`,
    ` The code is ${code}.`,
  ];
  const ben = await newPerson(browser, 'Ben');
  for (const message of messages) {
    await ben.goto('/');
    await ben.getByText('Join by code').click();
    const field = ben.getByRole('textbox', { name: 'Table code' });
    await field.focus();
    // As a paste: what is longer than the field allows is cut.
    await ben.keyboard.insertText(message);
    await ben.keyboard.press('Enter');
    await expect(ben.getByRole('heading', { name: 'Ann invites you to a game' })).toBeVisible();
  }
  await ben.goto('/');
  await ben.getByText('Join by code').click();
  await ben.getByRole('textbox', { name: 'Table code' }).fill(ann.url().replace('table', 'replay'));
  await ben.keyboard.press('Enter');
  await ben.waitForURL(`/replay/${code}`);
});
