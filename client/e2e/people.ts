/** People in browsers: each has a browser context of its own, and so an identity of its own. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test';

/** Errors that a page reported, to be empty at the end of a test. */
const faults = new WeakMap<Page, string[]>();

/** The contexts of the running test. Those of the one before go when the next opens its first. */
const opened = { testId: '', contexts: [] as BrowserContext[] };

async function newContext(browser: Browser, options: BrowserContextOptions) {
  const { testId } = test.info();
  if (opened.testId !== testId) {
    await Promise.all(opened.contexts.map((context) => context.close()));
    Object.assign(opened, { testId, contexts: [] });
  }
  const context = await browser.newContext(options);
  opened.contexts.push(context);
  return context;
}

/** An empty page in a browser context of its own. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await newContext(browser, options);
  const page = await context.newPage();
  const list: string[] = [];
  faults.set(page, list);
  page.on('pageerror', (error) => list.push(error.stack ?? error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') list.push(message.text());
  });
  return page;
}

/** Opens the home screen for somebody new. */
export async function newPerson(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(browser, options);
  await page.goto('/');
  await nameField(page).fill(name);
  await nameField(page).blur();
  return page;
}

/** What a page complained of. */
export const faultsOf = (page: Page): readonly string[] => faults.get(page) ?? [];

/** The same without what a browser says of a connection that fails, where one was meant to. */
export const faultsBesideNetwork = (page: Page): readonly string[] =>
  faultsOf(page).filter((fault) => !/net::ERR_|WebSocket connection/.test(fault));

/** The secret by which this browser's player is known. */
export const secretOf = async (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('metro.secret') ?? '');

/** The name that this browser keeps; another one where nobody gave any. */
export const nameOf = async (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('metro.preferences') ?? '{}').name ?? 'Zoe');

/** The field of one's name: the first of the home screen, in any language. */
const nameField = (page: Page) => page.locator('input').first();

/** What to choose on the form of a new table. */
export interface NewTable {
  readonly players?: number;
  readonly hand?: number;
  readonly rotation?: boolean;
  readonly isPublic?: boolean;
  /** The expansions by the names on the form. */
  readonly expansions?: readonly string[];
}

/** Goes from the home screen to the form of a new table (English page). */
export const openTableForm = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Play with friends' }).click();

/** Unfolds a part of the home screen by its heading, unless it is open already. */
export async function unfold(page: Page, heading: string): Promise<void> {
  const part = page.getByRole('region', { name: heading });
  await part.waitFor();
  if (!(await part.locator('.fold__content').isVisible()))
    await part.getByRole('heading', { name: heading }).click();
}

/** Makes a table from the home screen (English page); returns its code. */
export async function makeTable(page: Page, table: NewTable = {}): Promise<string> {
  await openTableForm(page);
  const choose = (group: string, choice: string) =>
    page
      .getByRole('group', { name: group })
      .getByRole('radio', { name: choice, exact: true })
      .check();
  await choose('Players', String(table.players ?? 2));
  await choose('Who can find it', table.isPublic ? 'Public' : 'Private');
  await page.getByText('All settings', { exact: true }).click();
  await choose('Tiles in hand', String(table.hand ?? 1));
  if (table.rotation) await page.getByRole('checkbox', { name: 'Tiles may be turned' }).check();
  for (const name of table.expansions ?? []) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/table\//);
  return page.url().replace(/^.*\/table\//, '');
}

/** Says that one is ready (English page); a host has no need to, and starts instead. */
export async function sayReady(page: Page): Promise<void> {
  const ready = page.getByRole('button', { name: 'I’m ready' });
  await ready.or(page.getByRole('button', { name: 'Start the game' })).waitFor();
  if (await ready.isVisible()) await ready.click();
}

/** Starts the game as the host (English page), and waits until the board can be played on. */
export async function startGame(host: Page, ...others: readonly Page[]): Promise<void> {
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, ...others]) await boardOf(page).waitFor();
}

/** The grid of squares. */
export const boardOf = (page: Page) => page.getByRole('grid');

/** The squares where the chosen tile may go; none while it isn't this person's turn. */
export const targetsOf = (page: Page) => page.locator('button[data-target="true"]');

/** A square by its label. */
export const squareOf = (page: Page, label: string) =>
  page.locator(`button[data-square="${label}"]`);

/** Lays the chosen tile on one of its squares and confirms it; says where. */
export async function layTile(page: Page, choice: number): Promise<string> {
  const targets = targetsOf(page);
  const target = targets.nth(choice % (await targets.count()));
  const label = (await target.getAttribute('data-square')) ?? '';
  await target.click();
  await expect(squareOf(page, label)).toHaveAttribute('data-selected', 'true');
  await page.locator('.hand__confirm').click();
  await expect(squareOf(page, label)).toHaveAttribute('data-target', 'false');
  return label;
}

/** Waits until it is somebody's turn among these people; `undefined` once the game is over. */
export async function whoseTurn(pages: readonly Page[]): Promise<Page | undefined> {
  let found: Page | undefined;
  await expect
    .poll(
      async () => {
        for (const page of pages) if ((await targetsOf(page).count()) > 0) found = page;
        return found !== undefined || (await isOver(pages));
      },
      { intervals: LOOKS },
    )
    .toBe(true);
  return found;
}

/** Between two looks, in milliseconds: a turn comes soon, and by itself Playwright would look once a second. */
export const LOOKS = [20, 50, 100];

async function isOver(pages: readonly Page[]): Promise<boolean> {
  const over = await Promise.all(pages.map((page) => page.locator('.ranking').isVisible()));
  return over.every(Boolean);
}

/** A game of Ann and Ben that has just started: the page of the player on turn, and the other's. */
export async function startedGame(browser: Browser, table: NewTable = {}) {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann, table);
  const ben = await newPerson(browser, 'Ben');
  await ben.goto(`/table/${code}`);
  await sayReady(ben);
  await sayReady(ann);
  await startGame(ann, ben);
  const active = (await whoseTurn([ann, ben])) === ben ? ben : ann;
  return { active, waiting: active === ann ? ben : ann };
}
