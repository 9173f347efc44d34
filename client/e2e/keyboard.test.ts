import { expect, test } from '@playwright/test';
import { squareOf, startedGame, targetsOf } from './people.ts';

test('a turn by keyboard alone: walk, choose, turn, take back, place, draw', async ({
  browser,
}) => {
  const { active, waiting } = await startedGame(browser, { rotation: true, hand: 2 });
  const { keyboard } = active;

  await squareOf(active, 'A1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await keyboard.press(key);
  await expect(squareOf(active, 'C1')).toBeFocused();
  await keyboard.press('2');
  const tiles = active.locator('.hand-tile');
  // Of two tiles of a kind the first stands for both.
  const [first, second] = await tiles.evaluateAll((all) => all.map((tile) => tile.dataset.tile));
  await expect(tiles.nth(first === second ? 0 : 1)).toHaveAttribute('aria-pressed', 'true');
  for (let turns = 0; turns < 4; turns++) {
    if ((await squareOf(active, 'C1').getAttribute('data-target')) === 'true') break;
    await keyboard.press('r');
  }
  await keyboard.press('Enter');
  await expect(squareOf(active, 'C1')).toHaveAttribute('data-selected', 'true');
  await keyboard.press('Escape');
  await expect(squareOf(active, 'C1')).toHaveAttribute('data-selected', 'false');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(squareOf(active, 'C1')).toHaveAttribute('aria-label', /laid/);

  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await squareOf(waiting, 'H8').focus();
  await waiting.keyboard.press('d');
  await waiting.keyboard.press('d');
  await expect(waiting.getByRole('log').getByText(/draws/)).toHaveCount(1);
  await expect(targetsOf(waiting)).not.toHaveCount(0);
});

test('the keys are listed on ?', async ({ browser }) => {
  const { active } = await startedGame(browser);
  await active.keyboard.press('?');
  await expect(active.getByRole('dialog')).toBeVisible();
  await active.keyboard.press('Escape');
  await expect(active.getByRole('dialog')).toHaveCount(0);
});
