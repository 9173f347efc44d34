/** Games with expansions, as people play them; what is left of a game a leaver's stand-in helps to play. */
import { expect, type Page } from '@playwright/test';
import type { GameSnapshot } from '../../common/protocol/snapshot.ts';
import { PERCENTS } from '../../common/rules/expansions/companies/shares.ts';
import { scoreSlowly } from '../../common/testing/slow-scorer.ts';
import { test } from './brisk.ts';
import {
  faultsOf,
  layTile,
  makeTable,
  type NewTable,
  newPerson,
  openTableForm,
  sayReady,
  startGame,
  targetsOf,
  whoseTurn,
} from './people.ts';
import { leapTo } from './seated.ts';
import { watchOnce } from './watcher.ts';

test('companies and central wagons: shares change hands, and wagons go out by them', async ({
  browser,
  baseURL,
}) => {
  const [ann, ben] = [await newPerson(browser, 'Ann'), await newPerson(browser, 'Ben')];
  await expectExclusion(ann);
  const code = await sitDown(ann, ben, { expansions: ['Metro companies', 'Central wagons'] });

  const first = await turnOf(ann, ben);
  await exchangeOpenly(first);
  const second = await turnOf(ann, ben);
  await second.keyboard.press('w');
  await second.locator('[data-space="D3"]').click();
  await second.locator('.share-chooser__share[aria-disabled="false"]').first().click();
  await press(second, 'Place the wagon');
  for (const page of [ann, ben]) {
    await expect(page.locator('[data-space="D3"]')).toHaveAccessibleName(/, Company [A-H], /);
    await expect(page.getByRole('log')).toContainText('takes the open share');
    await expect(page.getByRole('log')).toContainText('its wagon goes to D3');
  }

  await leapTo([ann, ben], { baseURL, actions: 50 });
  await finishAlone(ann, ben);
  await expectTrueScores(ann, await watchOnce(baseURL ?? '', code));
  await expectExplainedScores(ann);
});

test('numbers and central wagons: the end scores the lines into one’s stations', async ({
  browser,
  baseURL,
}) => {
  const [ann, ben] = [await newPerson(browser, 'Ann'), await newPerson(browser, 'Ben')];
  const code = await sitDown(ann, ben, { expansions: ['Central wagons', 'Station numbers'] });

  for (const space of ['D3', 'E3']) {
    const page = await turnOf(ann, ben);
    await expect(page.locator('.number-tile')).toHaveCount(8);
    await press(page, 'Central wagon');
    await page.locator(`[data-space="${space}"]`).click();
    await expect(page.getByText(`On space ${space}`).first()).toBeVisible();
    await press(page, 'Place the wagon');
    await expect(page.locator(`[data-space="${space}"]`)).toHaveAccessibleName(/, yours, /);
  }

  await leapTo([ann, ben], { baseURL, actions: 50 });
  await finishAlone(ann, ben);
  await expect(ann.locator('.details__number')).toHaveCount(16);
  await expectTrueScores(ann, await watchOnce(baseURL ?? '', code));
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An expansion that doesn't go with a chosen one can't be chosen, and says why. */
async function expectExclusion(page: Page): Promise<void> {
  await openTableForm(page);
  await page.getByText('All settings', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Metro companies' }).check();
  await expect(page.getByRole('checkbox', { name: 'Station numbers' })).toBeDisabled();
  await expect(page.getByText('Not together with: Metro companies.').first()).toBeVisible();
  await page.goBack();
}

async function sitDown(host: Page, guest: Page, table: NewTable): Promise<string> {
  const code = await makeTable(host, table);
  await guest.goto(`/table/${code}`);
  await sayReady(guest);
  await sayReady(host);
  await startGame(host, guest);
  return code;
}

async function turnOf(...pages: readonly Page[]): Promise<Page> {
  const page = await whoseTurn(pages);
  if (page === undefined) throw new Error('the game is over');
  return page;
}

/** Gives the share of 40 % for the open one, after a look at what would happen. */
async function exchangeOpenly(page: Page): Promise<void> {
  const own = page.locator('.market__table tbody tr').first().locator('.company-badge').first();
  const open = page.locator('[data-exchange="40 open"]');
  const [given] = await own.allInnerTexts();
  const [taken] = await open.locator('.company-badge').allInnerTexts();
  await open.click();
  const offered = await page.locator('.exchange .company-badge').allInnerTexts();
  expect(offered).toEqual([given, taken]);
  await press(page, 'Exchange the share');
  await expect(own).toHaveText(taken ?? '', { useInnerText: true });
}

/** The other one leaves, and a stand-in plays on: so the game is soon over. */
async function finishAlone(page: Page, leaver: Page): Promise<void> {
  await press(leaver, 'Leave');
  await leaver.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  for (let laid = 0; await canGoOn(page); laid++) {
    if ((await targetsOf(page).count()) > 0) await layTile(page, 7 * laid);
    else await pass(page);
  }
  expect(faultsOf(page)).toEqual([]);
}

/** Who has no tile left may pass as long as a wagon is left. */
async function pass(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await page.locator('.hand__confirm').click();
  // After the last pass of all there is no such button any more.
  await expect(page.locator('.hand__confirm', { hasText: 'Pass' })).toHaveCount(0);
}

/** Waits for the turn; `false` once the game is over. */
async function canGoOn(page: Page): Promise<boolean> {
  const isOver = () => page.locator('.ranking').isVisible();
  const isTurn = async () =>
    (await targetsOf(page).count()) > 0 ||
    (await page.getByRole('button', { name: 'Pass' }).isVisible());
  await expect.poll(async () => (await isTurn()) || (await isOver())).toBe(true);
  return !(await isOver());
}

/** The ranking shows what the slow rules make of the board. */
async function expectTrueScores(page: Page, { options, game }: GameSnapshot): Promise<void> {
  const { companies, centralWagons = [] } = game.expansions;
  const scores = scoreSlowly({
    players: options.players,
    board: game.board,
    hasCompanies: companies !== undefined,
    wagons: centralWagons.map(({ space, owner }) => `${space} ${owner}`),
    shares: (game.holdings.shares ?? []).map((held) =>
      PERCENTS.map((percent) => `${percent} ${held?.[percent]}`),
    ),
    numbers: (game.holdings.numbers ?? []).map((numbers) => numbers ?? []),
  });
  const shown = await page.locator('.ranking__total').allInnerTexts();
  expect(shown.map(Number)).toEqual([...scores].sort((one, other) => other - one));
}

/** The parts that the end tells add up to the whole. */
async function expectExplainedScores(page: Page): Promise<void> {
  const totals = await page.locator('.ranking__total').allInnerTexts();
  for (const [place, details] of (await page.locator('.details__player').all()).entries()) {
    const parts = await details.locator('li').allInnerTexts();
    const points = parts.map((part) => Number(/(\d+)\s*$/.exec(part)?.[1]));
    expect(points.reduce((sum, point) => sum + point, 0)).toBe(Number(totals[place]));
  }
}
