import { expect, type Page, test } from '@playwright/test';
import { listenTo } from './ears.ts';
import { faultsOf, layTile, newPerson, squareOf, startedGame, whoseTurn } from './people.ts';

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

test('a whole practice game is told in at most two sentences a turn', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  const ears = await listenTo(ann);
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await whoseTurn([ann]);
  await expect.poll(async () => (await ears.news()).at(-1)).toBe('Your turn');
  const before = ears.heard.length;
  for (let laid = 0; (await whoseTurn([ann])) !== undefined; laid++) {
    await ears.news();
    // For each of one's own turns one of the bot's, at two sentences each.
    const told = ears.heard.slice(before);
    expect(told.slice(4 * laid)).toEqual([]);
    await layTile(ann, 7 * laid);
  }
  await expect
    .poll(async () => {
      await ears.news();
      return ears.heard.at(-1);
    })
    .toMatch(/win/);
  expect(ears.heard).toContainEqual(expect.stringMatching(/^Ann lays a tile on [A-H][1-8]/));
  expect(ears.heard.filter((sentence) => sentence === 'Your turn').length).toBeGreaterThan(20);
  expect(ears.heard.filter((sentence) => /Sending|Show move/.test(sentence))).toEqual([]);
  expect(faultsOf(ann)).toEqual([]);
});

test('a whole game from the accessibility tree alone, decided by what is heard', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.getByRole('button', { name: 'Practise with bots' }).press('Enter');
  const over = ann.getByRole('heading', { name: 'The game is over' });
  const free = ann.getByRole('grid', { name: 'Board' }).getByRole('button', {
    name: /your tile may go here/,
  });
  for (;;) {
    await expect.poll(async () => (await free.count()) > 0 || (await over.count()) > 0).toBe(true);
    if ((await over.count()) > 0) break;
    const names = await free.evaluateAll((all) => all.map((button) => button.ariaLabel ?? ''));
    const squares = names.map((name) => name.slice(0, 2));
    const heard: (readonly [string, number])[] = [];
    for (const square of new Set([squares[0] ?? '', squares.at(-1) ?? '']))
      heard.push([square, worthOf(await hearOf(ann, square))]);
    const [best = ''] = heard.toSorted(([, one], [, other]) => other - one)[0] ?? [];
    await hearOf(ann, best);
    const button = ann.getByRole('grid').getByRole('button', { name: new RegExp(`^${best}`) });
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(/press again to lay your tile/);
    await button.press('Enter');
    await expect(button).toHaveAccessibleName(/tile laid by Ann/);
  }
  await expect(over).toBeFocused();
  await expect(ann.getByRole('table', { name: 'Ranking' })).toBeVisible();
  expect(faultsOf(ann)).toEqual([]);
});

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
