/** A server on a home network: without https, the page does without what browsers keep for secure ones. */
import { expect, type Page, test } from '@playwright/test';
import { BROWSER_FLAGS, chromiumPath } from '../../scripts/chromium.ts';
import { layTile, makeTable, newPerson, targetsOf } from './people.ts';

const HOST = 'metro.home';
const byName = [...BROWSER_FLAGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`];
test.use({ launchOptions: { executablePath: chromiumPath(), args: byName } });

test('over plain http one invites by a selected link, and plays', async ({ browser, baseURL }) => {
  const home = new URL(baseURL ?? '');
  home.hostname = HOST;
  const ann = await newPerson(browser, 'Ann', { baseURL: home.href });
  const complaints = complaintsOf(ann);
  await makeTable(ann);
  expect(await ann.evaluate(() => isSecureContext)).toBe(false);
  await ann.getByRole('button', { name: 'Copy the link' }).click();
  await expect(ann.getByText('The link couldn’t be copied').first()).toBeVisible();
  await expect(ann.getByRole('textbox', { name: 'Link' })).toBeFocused();
  expect(await ann.evaluate(() => getSelection()?.toString())).toBe(ann.url());
  await expect(ann.getByRole('button', { name: 'Share…' })).toHaveCount(0);

  await ann.getByRole('button', { name: 'Settings' }).click();
  const dialog = ann.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: 'Sound' })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Tell me when' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Get a code' }).click();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'The link couldn’t' })).toBeFocused();
  await ann.keyboard.press('Escape');

  await ann.goto('/');
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await expect(targetsOf(ann)).not.toHaveCount(0);
  await layTile(ann, 3);
  await expect(targetsOf(ann)).not.toHaveCount(0);
  expect(complaints).toEqual([]);
});

/** What the console of a page says from now on, warnings too. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
