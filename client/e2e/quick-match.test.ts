import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { boardOf, faultsOf, layTile, newPerson, whoseTurn } from './people.ts';

/** Begins to look for a game of so many (English page). */
async function lookFor(page: Page, players: string): Promise<void> {
  const size = page.getByRole('group', { name: 'How many' });
  await size.getByRole('radio', { name: players, exact: true }).check();
  await page.getByRole('button', { name: 'Play now' }).click();
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('strangers who look at once play with each other, but not with who went back', async ({
  browser,
}) => {
  const dora = await newPerson(browser, 'Dora');
  await lookFor(dora, '3');
  await expect(dora.getByText('Nobody else wants such a game')).toBeVisible();
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

test('who waits for long is offered bots, and plays with them at once', async ({ browser }) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.clock.install();
  await lookFor(ann, '4');
  const bots = ann.getByRole('button', { name: 'Play with bots now' });
  await expect(bots).toBeVisible();
  await expect(ann.getByText('How about a game with bots?')).toBeHidden();
  await ann.clock.fastForward(21_000);
  await expect(ann.getByText('How about a game with bots?')).toBeVisible();
  await expectAccessible(ann);
  await bots.click();
  await boardOf(ann).waitFor();
  await expect(ann.getByRole('region', { name: 'Players' }).getByText('Bot, normal')).toHaveCount(
    3,
  );
  expect(faultsOf(ann)).toEqual([]);
});
