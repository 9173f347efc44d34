import { expect, type Page } from '@playwright/test';
import { test } from './brisk.ts';
import { type Ears, listenTo } from './ears.ts';
import { faultsOf, LOOKS, layTile, newPerson, squareOf, startedGame, whoseTurn } from './people.ts';
import { leapTo } from './seated.ts';

test('the board by ear: squares are typed, tiles and ways are told', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser);
  const square = await layTile(active, 3);
  const { keyboard } = waiting;
  const told = waiting.getByRole('region', { name: 'What would happen' });

  await keyboard.press('g');
  await keyboard.type('z9');
  await keyboard.press('Enter');
  await expect(waiting.getByText('There is no such square or station').first()).toBeVisible();
  await waiting.getByLabel('Go to square or station').fill(square.toLowerCase());
  await keyboard.press('Enter');
  await expect(squareOf(waiting, square)).toBeFocused();
  await expect(told.getByRole('heading', { name: `${square}, tile laid by` })).toBeVisible();
  await expect(told.getByRole('listitem')).toHaveCount(4);
  await expect(told.getByText(/: Station \d+, /).first()).toBeVisible();

  // Any tile has a line of one tile or more at the edge: its way is told where it is asked for.
  const station = /Station (\d+)/.exec((await told.textContent()) ?? '')?.[1];
  await keyboard.press('g');
  await keyboard.type(`${station}`);
  await keyboard.press('Enter');
  await expect(waiting.locator(`[data-station="${station}"]`)).toBeFocused();
  await expect(told.getByRole('listitem').first()).toContainText(`${square}, from the`);
  await keyboard.press('Escape');
  await expect(told.getByRole('listitem')).toHaveCount(0);
  for (const page of [active, waiting]) expect(faultsOf(page)).toEqual([]);
});

test('a practice game is told in at most two sentences a turn', async ({ browser, baseURL }) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await whoseTurn([ann]);
  await untilToldOfTurn(ann);
  const begin = await listenTo(ann);
  const opening = await playByEar(ann, begin, 5);
  await leapTo([ann], { baseURL, actions: 44 });
  await whoseTurn([ann]);
  await untilToldOfTurn(ann);
  const ears = await listenTo(ann);
  const rest = await playByEar(ann, ears, 60);
  await expect
    .poll(async () => {
      await ears.news();
      return ears.heard.at(-1);
    })
    .toMatch(/win/);
  const heard = [...begin.heard, ...ears.heard];
  expect(heard).toContainEqual(expect.stringMatching(/^Ann lays a tile on [A-H][1-8]/));
  // Each of one's own turns but the first after coming in is announced.
  const turns = opening + rest - 2;
  expect(heard.filter((sentence) => sentence === 'Your turn').length).toBeGreaterThanOrEqual(turns);
  expect(heard.filter((sentence) => /Sending|Show move/.test(sentence))).toEqual([]);
  expect(faultsOf(ann)).toEqual([]);
});

/** What was told on coming in, a moment after it was to be seen, is no news of the turns that follow. */
const untilToldOfTurn = (page: Page) =>
  expect(page.locator('[data-announcer]')).toContainText('Your turn');

/** Plays so many turns, or to the end; answers how many there were. */
async function playByEar(page: Page, ears: Ears, turns: number): Promise<number> {
  for (let laid = 0; laid < turns; laid++) {
    if ((await whoseTurn([page])) === undefined) return laid;
    await ears.news();
    // For each of one's own turns one of the bot's, at two sentences each; and that it's one's turn.
    expect(ears.heard.slice(4 * laid + 1)).toEqual([]);
    await layTile(page, 7 * laid);
  }
  return turns;
}

test('a game from the accessibility tree alone, decided by what is heard', async ({
  browser,
  baseURL,
}) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.getByRole('button', { name: 'Practise with bots' }).press('Enter');
  for (let turn = 0; turn < 4; turn++) expect(await layByEar(ann)).toBe(true);
  await leapTo([ann], { baseURL, actions: 48 });
  while (await layByEar(ann));
  await expect(gameOverOn(ann)).toBeFocused();
  await expect(ann.getByRole('table', { name: 'Ranking' })).toBeVisible();
  expect(faultsOf(ann)).toEqual([]);
});

const gameOverOn = (page: Page) => page.getByRole('heading', { name: 'The game is over' });

/** Lays a tile where it sounds best; `false` once the game is over. */
async function layByEar(page: Page): Promise<boolean> {
  const over = gameOverOn(page);
  const grid = page.getByRole('grid', { name: 'Board' });
  const free = grid.getByRole('button', { name: /your tile may go here/ });
  await expect
    .poll(async () => (await free.count()) > 0 || (await over.count()) > 0, { intervals: LOOKS })
    .toBe(true);
  if ((await over.count()) > 0) return false;
  const names = await free.evaluateAll((all) => all.map((button) => button.ariaLabel ?? ''));
  const squares = names.map((name) => name.slice(0, 2));
  const heard: (readonly [string, number])[] = [];
  for (const square of new Set([squares[0] ?? '', squares.at(-1) ?? '']))
    heard.push([square, worthOf(await hearOf(page, square))]);
  const [best = ''] = heard.toSorted(([, one], [, other]) => other - one)[0] ?? [];
  await hearOf(page, best);
  const button = grid.getByRole('button', { name: new RegExp(`^${best}`) });
  await button.press('Enter');
  await expect(button).toHaveAccessibleName(/press again to lay your tile/);
  await button.press('Enter');
  await expect(button).toHaveAccessibleName(/tile laid by Ann/);
  return true;
}

/** Goes to a square by its name, and listens to what the tile would do there. */
async function hearOf(page: Page, square: string): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Go to square or station' });
  await field.fill(square);
  await field.press('Enter');
  const voice = page.getByRole('status').filter({ hasText: `On ${square}` });
  await expect(voice).toBeAttached();
  return (await voice.textContent()) ?? '';
}

/** What one's own lines win and those of others, by the words: longer lines of mine, early ends of theirs. */
function worthOf(words: string): number {
  const mine = [...words.matchAll(/, yours, from (\d+) to (\d+) tiles/g)];
  const grown = mine.reduce((sum, [, from, to]) => sum + Number(to) - Number(from), 0);
  return grown - [...words.matchAll(/, yours, [^.]*?ends at/g)].length;
}
