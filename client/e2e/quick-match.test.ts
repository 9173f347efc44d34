import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './inspect.ts';
import { Line } from './line.ts';
import { boardOf, faultsBesideNetwork, faultsOf, layTile, newPerson, whoseTurn } from './people.ts';

/** Begins to look for a game of so many (English page). */
async function lookFor(page: Page, players: string): Promise<void> {
  await page.getByText('A game of any size').click();
  const size = page.getByRole('group', { name: 'How many' });
  await size.getByRole('radio', { name: players, exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
}

test('strangers who look at once play with each other, but not with who went back', async ({
  browser,
}) => {
  const dora = await newPerson(browser, 'Dora');
  await lookFor(dora, '3');
  await expect(dora.getByText('Nobody else wants this kind of game').first()).toBeVisible();
  await expectAccessible(dora);
  await dora.goBack();
  const ann = await newPerson(browser, 'Ann');
  const people = [ann, await newPerson(browser, 'Ben'), await newPerson(browser, 'Cleo')];
  await Promise.all(people.map((page) => lookFor(page, '3')));
  for (const page of people) await boardOf(page).waitFor();
  expect(new Set(people.map((page) => page.url())).size).toBe(1);
  const onTurn = await whoseTurn(people);
  if (onTurn === undefined) throw new Error('the game is over');
  const square = await layTile(onTurn, 1);
  for (const page of people)
    await expect(page.locator(`button[data-square="${square}"]`)).toHaveAccessibleName(
      /tile laid by/,
    );
  expect(new URL(dora.url()).pathname).toBe('/');
  await expect(dora.getByRole('button', { name: 'Play now' })).toBeVisible();
  await ann.goBack();
  await expect(ann.getByRole('heading', { name: 'Your games' })).toBeVisible();
  for (const page of [...people, dora]) expect(faultsOf(page)).toEqual([]);
});

test('who waits for long over a bad line is offered bots, and plays with them at once', async ({
  browser,
  baseURL,
}) => {
  const line = await Line.to(baseURL);
  const ann = await newPerson(browser, 'Ann', { baseURL: line.url });
  await ann.clock.install();
  await lookFor(ann, '4');
  await expect(ann.getByText('Nobody else wants this kind of game').first()).toBeVisible();
  await test.step('a lost connection queues again', async () => {
    line.isDead = true;
    line.cut();
    await expect(ann.getByText('Connection lost').first()).toBeVisible();
    line.isDead = false;
    line.cut();
    await expect(ann.getByText('Nobody else wants this kind of game').first()).toBeVisible();
  });
  const offer = ann.getByText('How about a game with bots?');
  await expect(offer).toBeHidden();
  await ann.clock.fastForward(21_000);
  await expect(offer).toBeVisible();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Play with bots now' }).click();
  await boardOf(ann).waitFor();
  await expect(ann.getByRole('region', { name: 'Players' }).getByText('Bot, normal')).toHaveCount(
    3,
  );
  line.close();
  expect(faultsBesideNetwork(ann)).toEqual([]);
});
