import { expect } from '@playwright/test';
import { test } from './brisk.ts';
import { FastPlayer, playOn } from './fast-game.ts';
import { expectAccessible } from './inspect.ts';
import { boardOf, faultsOf, layTile, newPerson, secretOf, targetsOf } from './people.ts';

test('the deal of the day is begun from home in two taps, and shows how everybody did', async ({
  browser,
  brisk,
}) => {
  const ann = await newPerson(browser, 'Ann');
  await ann.goto('/');
  await ann.getByRole('link', { name: /^Deal of the day/ }).click();
  await expect(ann.getByRole('heading', { name: 'Deal of the day' })).toBeFocused();
  await expectAccessible(ann);
  await ann.getByRole('button', { name: 'Play today’s deal' }).click();
  await boardOf(ann).waitFor();
  await targetsOf(ann).first().waitFor();
  await layTile(ann, 0);
  await ann.goto('/day');
  await ann.getByRole('button', { name: 'Play on' }).click();
  await boardOf(ann).waitFor();
  const code = new URL(ann.url()).pathname.split('/').at(-1) ?? '';

  const faster = new FastPlayer(brisk.url, await secretOf(ann), 'Ann');
  await faster.enter(code);
  await playOn([faster]);
  faster.close();
  await ann.reload();
  await ann.getByRole('link', { name: 'How everybody did' }).click();
  await expect(ann.getByText(/^You came \d+\w\w of \d+ so far$/)).toBeVisible();
  await expect(ann.getByRole('row', { name: /Ann/ }).first()).toContainText('you');
  await expect(ann.getByText('1 day in a row')).toBeVisible();
  await expectAccessible(ann);
  await ann.getByRole('link', { name: 'Replay of Ann' }).first().click();
  await expect(ann.getByRole('heading', { level: 1 })).not.toHaveText(/not/);
  await ann.goto('/day/2020-01-01');
  await expect(ann.getByText('Nobody has finished yet.')).toBeVisible();
  await ann.goto('/day/2026-02-30');
  await expect(ann.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faultsOf(ann)).toEqual([]);
});
