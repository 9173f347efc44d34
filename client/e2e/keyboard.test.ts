import { expect, test } from '@playwright/test';
import { boardOf, newPerson, squareOf, startedGame, targetsOf } from './people.ts';

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

test('the focus and the title follow from screen to screen', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  await expect(ann).toHaveTitle('Metro');
  await ann.getByRole('button', { name: 'Practise with bots' }).press('Enter');
  await boardOf(ann).waitFor();
  await expect(ann.getByRole('heading', { name: 'Game at table' })).toBeFocused();
  await expect(ann).toHaveTitle(/Game at table \w+ – Metro$/);
  await ann.getByRole('link', { name: 'Metro, Home screen' }).press('Enter');
  await expect(ann.getByRole('heading', { name: 'Metro', level: 1 })).toBeFocused();
  await expect(ann).toHaveTitle('Metro');
});

test('all lines are one stop of Tab, and arrows walk over them', async ({ browser }) => {
  const { active } = await startedGame(browser);
  const lines = active.getByRole('table', { name: 'Lines' }).getByRole('button');
  await expect(lines).toHaveCount(32);
  await lines.first().focus();
  await active.keyboard.press('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await active.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  const stops = await lines.evaluateAll((all) => all.map((button) => button.tabIndex));
  expect(stops.filter((stop) => stop === 0)).toEqual([0]);
  expect(stops.at(-1)).toBe(0);
});

test('with a Japanese input method on, keys play by their places', async ({ browser }) => {
  const { active } = await startedGame(browser);
  const press = (key: string, { isComposing = false, ctrlKey = false } = {}) =>
    active.evaluate(
      (init) => {
        const event = new KeyboardEvent('keydown', { bubbles: true, code: 'KeyD', ...init });
        document.body.dispatchEvent(event);
      },
      { key, isComposing, ctrlKey },
    );
  const confirm = active.locator('.hand__confirm');
  await press('Process', { isComposing: true });
  await press('d', { ctrlKey: true });
  await expect(confirm).toHaveText('Lay the tile');
  await press('Process');
  await expect(confirm).toHaveText('Draw the tile');
});
