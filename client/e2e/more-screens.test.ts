/** The screens that a game is left for, and what lies over one: replays, dialogs, a lost connection. */
import { expect, type Page, test } from '@playwright/test';
import { playFast } from './fast-game.ts';
import { inspect } from './inspect.ts';
import { boardOf, newPage, squareOf, targetsOf } from './people.ts';
import { byTurn, seatedGame } from './seated.ts';

test('replays', async ({ browser, baseURL, viewport, isMobile, hasTouch }) => {
  const server = { baseURL: baseURL ?? '', table: { isPublic: true } };
  const page = await newPage(browser, { viewport, isMobile, hasTouch });
  const look = lookAt(page);
  await page.goto(`/replay/${await playFast(server)}`);
  await boardOf(page).waitFor();
  await look('replay-begin', 'dark');
  await page.keyboard.press('End');
  await expect(page.locator('.ranking')).toBeVisible();
  await page.getByRole('heading', { name: 'The shuffle' }).click();
  await expect(page.getByText('Checked: the seed has this fingerprint')).toBeVisible();
  await look('replay-end', 'light');
  await page.goto(`/replay/${await playFast({ ...server, actions: 12 })}`);
  await boardOf(page).waitFor();
  await look('replay-running', 'light');
});

const DIALOGS = ['rules', 'settings', 'leave'];

test('what lies over a game', async ({ browser, baseURL, viewport, isMobile, hasTouch }) => {
  const options = { viewport, isMobile, hasTouch };
  const { active: page } = await byTurn(
    await seatedGame(browser, { baseURL, actions: 12, options }),
  );
  const look = lookAt(page);
  for (const [index, dialog] of DIALOGS.entries()) {
    await page.locator(`[data-dialog="${dialog}"]`).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`dialog-${dialog}`, index % 2 === 0 ? 'dark' : 'light');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('dialog-keys', 'dark');
  await page.keyboard.press('Escape');
  const label = (await targetsOf(page).first().getAttribute('data-square')) ?? '';
  await squareOf(page, label).click();
  await page.context().setOffline(true);
  await squareOf(page, label).click();
  await expect(
    page.getByText('Connection lost. Your move is sent as soon as it is back.'),
  ).toBeVisible();
  await look('offline', 'light');
  await page.context().setOffline(false);
  await expect(squareOf(page, label)).toHaveAccessibleName(/laid/);
  const newer = await page.context().newPage();
  await newer.goto(page.url());
  await expect(page.getByRole('button', { name: 'Play here' })).toBeVisible();
  await look('superseded', 'dark');
});

const lookAt = (page: Page) => async (name: string, colorScheme: 'dark' | 'light') => {
  await page.emulateMedia({ colorScheme });
  await inspect(page, `${name}-${colorScheme}`);
};
