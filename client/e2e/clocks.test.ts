/** Clocks: how they show that time is short, and what becomes of a turn when it is up. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import type { ClockKind } from '../../common/protocol/clocks.ts';
import { OwnServer } from './own-server.ts';
import { faultsBesideNetwork, sayReady, squareOf, startGame, targetsOf } from './people.ts';
import { byTurn, seatedTable } from './seated.ts';
import { laysOf, sightOf } from './sight.ts';

/** Longer than the fast clock's time, on a machine that is busy. */
const TIME_UP = { timeout: 40_000 } as const;

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start('hasty', test.info().outputPath('data'));
});
test.afterAll(() => server.kill());

test('a tile laid while offline lies once if the player is back in time', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser, 'normal');
  await expect(clockOf(active)).toHaveAttribute('data-low', 'false');
  await layWhileOffline(active, waiting);
  await active.context().setOffline(false);
  for (const page of [active, waiting]) await expect(laysOf(page)).toHaveCount(1);
  await expect(waiting.getByText('connection lost')).toHaveCount(0);
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await expect(clockOf(waiting)).toHaveAttribute('data-running', 'true');
  await expect(laysOf(waiting)).toHaveCount(1);
});

test('one that comes too late is refused; a stand-in plays until its player is back', async ({
  browser,
}) => {
  const { active, waiting } = await startedGame(browser, 'fast');
  await expect(
    active
      .getByRole('alert')
      .getByText(/^Hurry/)
      .first(),
  ).toBeVisible();
  await layWhileOffline(active, waiting);
  await expect(waiting.getByText('stand-in playing').first()).toBeVisible(TIME_UP);
  await expect(laysOf(waiting)).toHaveCount(1);
  const { log } = await sightOf(waiting);
  await active.context().setOffline(false);
  await expect(active.getByText(/^Something happened in the meantime/).first()).toBeVisible();
  await expect(waiting.getByText('connection lost')).toHaveCount(0);
  expect((await sightOf(active)).log.slice(0, log.length)).toEqual(log);

  // The other one has laid no tile either: now it's that clock.
  await expect(waiting.getByText(/^Your time is up/).first()).toBeVisible(TIME_UP);
  await expect(laysOf(active)).not.toHaveCount(1);
  await waiting.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(waiting.getByText(/^Your time is up/)).toHaveCount(0);
  for (const page of [active, waiting]) expect(faultsBesideNetwork(page)).toEqual([]);
});

/** A game that begins once both are here, since its clock does so too. */
async function startedGame(browser: Browser, clock: ClockKind) {
  const { pages } = await seatedTable(browser, { baseURL: server.url, table: { clock } });
  const [ann, ben] = pages;
  for (const page of [ben, ann]) await sayReady(page);
  await startGame(ann, ben);
  return await byTurn({ pages });
}

/** The clock beside the words on whose turn it is. */
const clockOf = (page: Page) => page.locator('.status .clock');

/** Selects a square, loses the connection, and lays the tile there all the same. */
async function layWhileOffline(page: Page, other: Page): Promise<void> {
  const label = (await targetsOf(page).first().getAttribute('data-square')) ?? '';
  await squareOf(page, label).click();
  await page.context().setOffline(true);
  await expect(other.getByText('connection lost').first()).toBeVisible();
  await page.locator('.hand__confirm').click();
  await expect(
    page.getByText('Connection lost. Your move is sent as soon as it is back.').first(),
  ).toBeVisible();
}
