import { expect, test } from '@playwright/test';
import { boardOf, targetsOf } from './people.ts';
import { byTurn, seatedGame } from './seated.ts';

test('who leaves is played on, and can come back', async ({ browser, baseURL }) => {
  const { active, waiting } = await byTurn(await seatedGame(browser, { baseURL, actions: 2 }));
  const address = active.url();
  await active.getByRole('button', { name: /leave/i }).first().click();
  await active.getByRole('dialog').getByRole('button', { name: /leave/i }).click();
  await expect(active.getByRole('link', { name: 'Play with friends' })).toBeVisible();
  await expect(waiting.getByText(/stand-in (is )?playing/i).first()).toBeVisible();
  await expect(targetsOf(waiting)).not.toHaveCount(0);
  await active.goto(address);
  await boardOf(active).waitFor();
  await expect(waiting.getByText(/stand-in (is )?playing/i)).toHaveCount(0);
});
