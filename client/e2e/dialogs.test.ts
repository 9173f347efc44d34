import { expect, type Page, test } from '@playwright/test';
import { faultsOf, makeTable, newPerson } from './people.ts';

/** Presses at one place and lets go at another. */
async function drag(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

test('a dialog closes by a tap beside it, and by no drag out of it or into it', async ({
  browser,
}) => {
  const page = await newPerson(browser, 'Ann');
  await makeTable(page);
  const outside = [5, 450] as const;
  const openers = [
    page.getByRole('button', { name: 'Settings' }),
    page.getByRole('button', { name: 'Rules' }),
    page.getByRole('button', { name: 'Leave the table' }),
  ];
  for (const opener of openers) {
    await opener.click();
    const dialog = page.getByRole('dialog');
    const box = await dialog.boundingBox();
    if (box === null) throw new Error('a dialog without a place');
    const inside = [box.x + box.width / 2, box.y + 90] as const;
    await drag(page, inside, outside);
    await expect(dialog).toBeVisible();
    await drag(page, outside, inside);
    await expect(dialog).toBeVisible();
    await page.mouse.click(...outside);
    await expect(dialog).toBeHidden();
  }
  expect(faultsOf(page)).toEqual([]);
});

test('text that is selected in a dialog’s field out of the dialog stays, and the dialog with it', async ({
  browser,
}) => {
  const page = await newPerson(browser, 'Ann');
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('I have a code from another device').click();
  const field = dialog.getByRole('textbox', { name: 'Your code' });
  await field.fill('KTMRBXKTMR');
  const box = await field.boundingBox();
  if (box === null) throw new Error('a field without a place');
  await drag(page, [box.x + 60, box.y + box.height / 2], [5, box.y + box.height / 2]);
  await expect(field).toHaveValue('KTMRBXKTMR');
  expect(await page.evaluate(() => getSelection()?.toString())).not.toBe('');
});
