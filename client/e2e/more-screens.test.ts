/** The screens that a game is left for, and what lies over one: replays, dialogs, a lost connection. */
import { expect, type Locator, type Page, test } from '@playwright/test';
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
  await expect(page.getByText('Checked: the seed has this fingerprint').first()).toBeVisible();
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
  await page.locator('.hand__confirm').click();
  // What is seen: the announcer says the same to those who listen.
  await expect(page.locator('.connection__words')).toHaveText(
    'Connection lost. Your move is sent as soon as it is back.',
  );
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

test('a forced palette shows what is chosen and what can be done', async ({
  browser,
  baseURL,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const options = { viewport, isMobile, hasTouch, forcedColors: 'active' } as const;
  const sitting = { baseURL, actions: 12, table: { handSize: 3 }, options } as const;
  const { active: page } = await byTurn(await seatedGame(browser, sitting));
  const look = lookAt(page);
  await look('forced', 'dark');
  const tile = (isChosen: boolean) =>
    page.locator(`.hand-tile[aria-pressed="${isChosen}"]`).first();
  expect(await groundOf(tile(true))).not.toEqual(await groundOf(tile(false)));
  const lay = page.getByRole('button', { name: 'Lay the tile' });
  await expect(lay).toHaveAttribute('aria-disabled', 'true');
  const before = await groundOf(lay);
  await targetsOf(page).first().click();
  await expect(lay).toHaveAttribute('aria-disabled', 'false');
  expect(await groundOf(lay)).not.toEqual(before);
  await look('forced-chosen', 'light');
  await page.locator('[data-dialog="settings"]').click();
  const option = (which: string) => page.locator(`.choice__option input${which} + span`).first();
  expect(await groundOf(option(':checked'))).not.toEqual(await groundOf(option(':not(:checked)')));
  // A palette that is forced on it puts a bar of the page's ground behind the words.
  await expect(option(':checked')).toHaveCSS('forced-color-adjust', 'none');
  await look('forced-settings', 'dark');
});

/** A picture of the ground near an element's left edge. */
async function groundOf(element: Locator): Promise<Buffer> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('an element that is not to be seen');
  const clip = { x: box.x + 3, y: box.y + box.height / 2, width: 2, height: 2 };
  return element.page().screenshot({ clip, animations: 'disabled' });
}
