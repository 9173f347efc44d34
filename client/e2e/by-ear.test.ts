import { expect, test } from '@playwright/test';
import { faultsOf, layTile, squareOf, startedGame } from './people.ts';

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
