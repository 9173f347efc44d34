import { expect, test } from '@playwright/test';
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
  await expect(waiting.getByText('There is no such square or station')).toBeVisible();
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
