import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { playFast } from './fast-game.ts';
import { expectAccessible } from './inspect.ts';
import { boardOf, faultsOf, newPerson, secretOf, unfold } from './people.ts';
import { watchOnce } from './watcher.ts';

const METRO = fileURLToPath(new URL('../../common/cli/main.ts', import.meta.url));

const moveShown = (page: Page) => page.locator('.status__words');

test('a finished game is found, seen again, checked and kept', async ({ browser, baseURL }) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await playFast({ baseURL: baseURL ?? '', secret: await secretOf(ann) });
  const { game } = await watchOnce(baseURL ?? '', code);

  await ann.reload();
  await unfold(ann, 'Finished games');
  await ann.getByRole('link', { name: `Replay: game ${code}` }).click();
  await boardOf(ann).waitFor();
  // What can be copied from the address leads others there, too.
  await expect(ann).toHaveURL(new RegExp(`/replay/${code}-[\\w-]{22}$`));
  await expect(moveShown(ann)).toHaveText('Before the first move');
  await expect(ann.getByText('Tile 0 of 60').first()).toBeVisible();

  await ann.keyboard.press('ArrowRight');
  await expect(moveShown(ann)).toHaveText('Move 1 of 60');
  await ann.keyboard.press('End');
  await expect(moveShown(ann)).toHaveText('Move 60 of 60');
  await expect(ann.getByText('Tile 60 of 60').first()).toBeVisible();
  const totals = ann.locator('.ranking tbody tr td:last-child');
  expect((await totals.allInnerTexts()).map(Number)).toEqual(
    game.scores.toSorted((one, other) => other - one),
  );
  await ann.keyboard.press('ArrowLeft');
  await expect(moveShown(ann)).toHaveText('Move 59 of 60');
  await expect(ann.locator('.ranking')).toHaveCount(0);
  await ann.locator('.replay-log__move[data-move="56"]').first().click();
  await expect(moveShown(ann)).toHaveText('Move 56 of 60');
  await ann.getByRole('radio', { name: '4×' }).check();
  await ann.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(moveShown(ann)).toHaveText('Move 60 of 60');
  await expect(ann.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await ann.getByRole('heading', { name: 'The shuffle' }).click();
  await expect(ann.getByText('Checked: the seed has this fingerprint').first()).toBeVisible();
  const saving = ann.waitForEvent('download');
  await ann.getByRole('button', { name: 'Download the record' }).click();
  const file = await (await saving).path();
  const { stdout } = await promisify(execFile)(process.execPath, [METRO, 'verify', file]);
  expect(stdout).toContain('finished: 60 actions, 60 of 60 tiles laid');

  await expectAccessible(ann);
  expect(faultsOf(ann)).toEqual([]);
});

test('of a running private game strangers see by its link what its table has seen', async ({
  browser,
  baseURL,
}) => {
  const code = await playFast({ baseURL: baseURL ?? '', actions: 12 });
  const guesser = await newPerson(browser, 'Gus');
  await guesser.goto(`/replay/${code}`);
  await expect(guesser.getByRole('heading', { name: `no game ${code}` })).toBeVisible();
  const stranger = await newPerson(browser, 'Cat');
  const { recordName } = await watchOnce(baseURL ?? '', code);
  await stranger.goto(`/replay/${recordName}`);
  await expect(moveShown(stranger)).toHaveText('Move 12 of 12');
  await stranger.getByRole('heading', { name: 'The shuffle' }).click();
  await expect(
    stranger.getByText('The seed stays secret until the game is over.').first(),
  ).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Download the record' })).toHaveCount(0);
  await stranger.goto(`/replay/${recordName}?move=5`);
  await expect(moveShown(stranger)).toHaveText('Move 5 of 12');
  expect(faultsOf(stranger)).toEqual([]);
});

test('a game that does not exist leads home', async ({ browser }) => {
  const page = await newPerson(browser, 'Ann');
  await page.goto('/replay/ZZZZZZ');
  await page.getByRole('link', { name: 'Go to the home screen' }).click();
  await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
});

test('a player moves to another device, and is forgotten', async ({ browser, baseURL }) => {
  const laptop = await newPerson(browser, 'Ann');
  const code = await playFast({
    baseURL: baseURL ?? '',
    secret: await secretOf(laptop),
    actions: 3,
  });
  await openSettings(laptop);
  await laptop.getByRole('button', { name: 'Get a code' }).click();
  await expect(laptop.getByRole('img', { name: 'QR code' })).toBeVisible();
  const letters = await laptop.locator('.account__code').textContent();

  const phone = await newPerson(browser, 'Somebody');
  await takeCode(phone, 'WRONG-CODES');
  await expect(phone.getByText('This code is unknown').first()).toBeVisible();
  await phone.goto(`/move#${letters}`);
  await phone.getByRole('button', { name: 'Yes, go on here' }).click();
  const row = phone.locator(`.table-row[data-code="${code}"]`);
  await expect(row).toBeVisible();

  await openSettings(phone);
  await phone.getByText('Delete my data').click();
  await phone.getByRole('button', { name: 'Yes, delete it all' }).click();
  await expect(phone.locator('dialog')).toHaveCount(0);
  await expect(phone.getByRole('link', { name: 'Play with friends' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();

async function takeCode(page: Page, code: string): Promise<void> {
  await openSettings(page);
  await page.getByText('I have a code from another device').click();
  await page.getByRole('textbox', { name: 'Your code' }).fill(code);
  await page.getByRole('button', { name: 'Use the code' }).click();
}
