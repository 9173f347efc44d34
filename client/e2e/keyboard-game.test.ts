/** A game by keyboard alone: turned tiles, an exchange, a central wagon, and a pass at the end. */
import { expect, type Page } from '@playwright/test';
import { test } from './brisk.ts';
import { type FastPlayer, joinFast } from './fast-game.ts';
import { boardOf, faultsOf, makeTable, newPerson, targetsOf } from './people.ts';
import { leapTo } from './seated.ts';

test('a game with companies, central wagons and turned tiles, from the start to the end', async ({
  browser,
  baseURL,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const expansions = ['Metro companies', 'Central wagons'];
  const code = await makeTable(ann, { rotation: true, expansions });
  const other = await joinFast(baseURL ?? '', code);
  await ann.getByRole('button', { name: 'Start the game' }).press('Enter');
  await boardOf(ann).waitFor();

  const leap = () => leapTo([ann], { baseURL, actions: 50, others: [other] });
  const openings = [exchange, placeWagon, layByKeys, leap];
  let hasTurned = false;
  while (await isMyTurn(ann, other)) {
    const opening = openings.shift();
    if (opening !== undefined) await opening(ann);
    else if (await canPass(ann)) await twice(ann, 'p');
    else hasTurned = (await layByKeys(ann)) || hasTurned;
  }

  expect(hasTurned).toBe(true);
  const log = ann.getByRole('log');
  await expect(log).toContainText('Ann takes the open share');
  await expect(log).toContainText(/Ann reveals .*: its wagon goes to D3/);
  await expect(log).toContainText('Ann passes');
  await expect(ann.getByRole('heading', { name: 'The game is over' })).toBeFocused();
  expect(faultsOf(ann)).toEqual([]);
  other.close();
});

/** Waits for the turn, and lets the other one play until it comes; `false` once the game is over. */
async function isMyTurn(page: Page, other: FastPlayer): Promise<boolean> {
  const status = page.locator('.status');
  const isTheirs = async () => (await status.getAttribute('data-status')) === 'their-turn';
  for (;;) {
    await expect(status).toHaveAttribute('data-status', /your-turn|their-turn|finished/);
    if (!(await isTheirs())) return (await status.getAttribute('data-status')) === 'your-turn';
    await playOnce(other);
    await expect(page.getByRole('log').locator('.log__entry')).not.toHaveCount(0);
    // Whoever can do nothing any more is passed over, and the other one plays again.
    await expect
      .poll(async () => other.action() !== undefined || !(await isTheirs()), { timeout: 15_000 })
      .toBe(true);
  }
}

async function playOnce(player: FastPlayer): Promise<void> {
  const { sequence } = player;
  await player.play(player.isStackEmpty() ? 'central-wagon' : 'place');
  await player.seen(sequence + 1);
}

const canPass = (page: Page) => page.getByRole('button', { name: 'Pass' }).isVisible();

const waitForAnswer = (page: Page) =>
  expect(page.locator('.status')).not.toHaveAttribute('data-status', 'your-turn');

async function twice(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.keyboard.press(key);
  await waitForAnswer(page);
}

/** Goes to a place by its name, as typed. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.type(place.toLowerCase());
  await page.keyboard.press('Enter');
}

/** Presses Tab until a button has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let stops = 0; !(await isThere()); stops++) {
    if (stops === 100) throw new Error(`Tab doesn't lead to ${selector}`);
    await page.keyboard.press('Tab');
  }
}

async function exchange(page: Page): Promise<void> {
  await tabTo(page, '[data-exchange="40 open"]');
  await twice(page, 'Enter');
}

async function placeWagon(page: Page): Promise<void> {
  await page.keyboard.press('w');
  await tabTo(page, '.share-chooser__share[aria-disabled="false"]');
  await page.keyboard.press('Enter');
  await goTo(page, 'd3');
  await expect(page.locator('[data-space="D3"]')).toBeFocused();
  await twice(page, 'Enter');
}

/** Lays the tile, turned once if it may lie somewhere then; says whether it was. */
async function layByKeys(page: Page): Promise<boolean> {
  let turns = 1;
  await page.keyboard.press('r');
  for (; turns < 4 && (await targetsOf(page).count()) === 0; turns++)
    await page.keyboard.press('r');
  const square = (await targetsOf(page).first().getAttribute('data-square')) ?? '';
  await goTo(page, square);
  await expect(page.locator(`[data-square="${square}"]`)).toBeFocused();
  await twice(page, 'Enter');
  return turns < 4;
}
