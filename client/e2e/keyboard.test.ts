import { expect, test } from '@playwright/test';
import {
  makeTable,
  newPerson,
  sayReady,
  squareOf,
  startGame,
  targetsOf,
  whoseTurn,
} from './people.ts';

test('a turn by keyboard alone: walk, choose, turn, take back, place, draw', async ({
  browser,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann, { rotation: true, hand: 2 });
  const ben = await newPerson(browser, 'Ben');
  await ben.goto(`/table/${code}`);
  await sayReady(ben);
  await sayReady(ann);
  await startGame(ann, ben);
  const active = (await whoseTurn([ann, ben])) === ben ? ben : ann;
  const { keyboard } = active;

  await squareOf(active, 'A1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowUp']) await keyboard.press(key);
  await expect(squareOf(active, 'C1')).toBeFocused();
  await keyboard.press('2');
  await expect(active.locator('.hand-tile').nth(1)).toHaveAttribute('aria-pressed', 'true');
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

  const other = active === ann ? ben : ann;
  await expect(targetsOf(other)).not.toHaveCount(0);
  await squareOf(other, 'H8').focus();
  await other.keyboard.press('d');
  await other.keyboard.press('d');
  await expect(other.getByRole('log').getByText(/draws/)).toHaveCount(1);
  await expect(targetsOf(other)).not.toHaveCount(0);
});

test('the keys are listed on ?', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann);
  const ben = await newPerson(browser, 'Ben');
  await ben.goto(`/table/${code}`);
  await sayReady(ben);
  await sayReady(ann);
  await startGame(ann, ben);
  await ann.keyboard.press('?');
  await expect(ann.getByRole('dialog')).toBeVisible();
  await ann.keyboard.press('Escape');
  await expect(ann.getByRole('dialog')).toHaveCount(0);
});
