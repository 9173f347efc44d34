import { expect, type Page, test } from '@playwright/test';
import { playFast } from './fast-game.ts';
import { inspect } from './inspect.ts';
import { boardOf, faultsOf, newPerson, secretOf, targetsOf } from './people.ts';

const moveShown = (page: Page) => page.locator('.status__words');

test('a finished game is analysed and played on differently, by keys', async ({
  browser,
  baseURL,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await playFast({ baseURL: baseURL ?? '', secret: await secretOf(ann) });
  await ann.goto(`/replay/${code}`);
  await boardOf(ann).waitFor();
  await ann.getByRole('button', { name: 'Analyse the game' }).press('Enter');
  await expect(ann.getByRole('heading', { name: 'Analysis' })).toBeFocused();
  await expect(ann).toHaveURL(/\?analysis$/);
  // Two who take the first legal placement err soon; the list fills while the rest is judged.
  const moment = ann.locator('.analysis__moments button').first();
  await moment.waitFor();
  await ann.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(ann.getByText(/^Stopped after \d+ of 60 moves/).first()).toBeVisible();
  await moment.press('Enter');
  const move = Number(/Move (\d+)/.exec((await moment.textContent()) ?? '')?.[1]) - 1;
  await expect(moveShown(ann)).toHaveText(
    move === 0 ? 'Before the first move' : `Move ${move} of 60`,
  );
  await expect(ann.locator('.judged-words')).toContainText('It cost');
  await expect(ann.locator('.placement-mark[data-kind="played"]')).toHaveCount(1);
  await inspect(ann, 'analysis');

  await ann.getByRole('link', { name: /^Play on from here as/ }).press('Enter');
  await expect(ann).toHaveURL(new RegExp(`/try/${code}\\S*\\?move=${move}&seat=\\d$`));
  await targetsOf(ann).first().press('Enter');
  await ann.locator('.hand__confirm').press('Enter');
  await expect(ann.getByText(`Tile ${move + 1} of 60`).first()).toBeVisible();
  await ann.getByRole('link', { name: 'Start over' }).press('Enter');
  await expect(ann.getByText(`Tile ${move} of 60`).first()).toBeVisible();
  await inspect(ann, 'what-if');
  await ann.getByRole('link', { name: 'Back to the replay' }).press('Enter');
  await expect(ann.getByRole('link', { name: /^Play on from here as/ })).toBeVisible();
  expect(faultsOf(ann)).toEqual([]);
});
