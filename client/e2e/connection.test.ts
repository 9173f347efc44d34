import { expect, test } from '@playwright/test';
import { boardOf, layTile, squareOf, startedGame, targetsOf } from './people.ts';

test('a lost connection comes back by itself, and the board is right', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser);
  await waiting.context().setOffline(true);
  await expect(active.getByText(/connection lost/i).first()).toBeVisible();
  const square = await layTile(active, 2);
  await waiting.context().setOffline(false);
  await expect(squareOf(waiting, square)).toHaveAttribute('aria-label', /laid/);
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await expect(active.getByText(/connection lost/i)).toHaveCount(0);
});

test('a tile laid while offline is laid once when the connection is back', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser);
  const target = targetsOf(active).first();
  const label = (await target.getAttribute('data-square')) ?? '';
  await target.click();
  await expect(squareOf(active, label)).toHaveAttribute('data-selected', 'true');
  await active.context().setOffline(true);
  await squareOf(active, label).click();
  await active.context().setOffline(false);
  const lays = waiting.getByRole('log').getByText(/lays a tile on/);
  // Whoever sees nothing happen clicks again: then too the tile is laid once.
  await expect
    .poll(async () => {
      const square = squareOf(active, label);
      if ((await square.getAttribute('data-selected')) === 'true') await square.click();
      return lays.count();
    })
    .toBe(1);
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await expect(targetsOf(active)).toHaveCount(0);
  await expect(lays).toHaveCount(1);
});

test('of two tabs of one player the newer plays, and the older says so', async ({ browser }) => {
  const { active } = await startedGame(browser);
  const newer = await active.context().newPage();
  await newer.goto(active.url());
  await boardOf(newer).waitFor();
  await expect(targetsOf(newer)).not.toHaveCount(0);
  await expect(active.getByText(/another tab/i).first()).toBeVisible();
  await layTile(newer, 0);
});

test('a double click lays one tile', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser);
  const target = targetsOf(active).first();
  await target.click();
  await target.dblclick();
  await expect(waiting.getByRole('log').getByText(/lays a tile on/)).toHaveCount(1);
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await expect(targetsOf(active)).toHaveCount(0);
});

test('who leaves is played on, and can come back', async ({ browser }) => {
  const { active, waiting } = await startedGame(browser);
  const address = active.url();
  await active.getByRole('button', { name: /leave/i }).first().click();
  await active.getByRole('dialog').getByRole('button', { name: /leave/i }).click();
  await expect(active.getByRole('button', { name: 'Set up the table' })).toBeVisible();
  await expect(waiting.getByText(/stand-in plays/i).first()).toBeVisible();
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await active.goto(address);
  await boardOf(active).waitFor();
  await expect(waiting.getByText(/stand-in plays/i)).toHaveCount(0);
});
