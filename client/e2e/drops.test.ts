/** Connections that break, die in silence or are slow, while the game goes on. */
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Line } from './line.ts';
import { faultsBesideNetwork, layTile, squareOf, targetsOf } from './people.ts';
import { byTurn, type Seated, seatedGame } from './seated.ts';
import { laysOf, publicSightOf } from './sight.ts';
import { watchOnce } from './watcher.ts';

const PLAYED = 2;
const DROPS = 20;
/** Two signs of life without an answer, on a machine that is busy. */
const NOTICED = { timeout: 30_000 } as const;

test('a game over bad lines loses nothing and does nothing twice', async ({ browser, baseURL }) => {
  const lines = [await Line.to(baseURL), await Line.to(baseURL)] as const;
  const origins = [lines[0].url, lines[1].url] as const;
  const seated = await seatedGame(browser, { baseURL, actions: PLAYED, origins });
  const { pages } = seated;
  let laid = PLAYED;
  try {
    await test.step('twenty connections are cut', async () => {
      for (let drop = 0; drop < DROPS; drop++) {
        const { active } = await byTurn(seated);
        const lays = layTile(active, 7 * drop);
        lines[drop % 2]?.cut();
        await lays;
        laid += 1;
      }
      await expectSameFor(seated, laid);
    });

    await test.step('a connection dies in silence, and so do those made next', async () => {
      const { active, waiting } = await byTurn(seated);
      const line = lines[pages.indexOf(waiting) === 0 ? 0 : 1];
      line.isDead = true;
      line.silence();
      await expect(active.getByText('connection lost').first()).toBeVisible(NOTICED);
      await expect(waiting.getByText(/Reconnecting/).first()).toBeVisible(NOTICED);
      await layTile(active, 1);
      laid += 1;
      line.isDead = false;
      await expect(laysOf(waiting)).toHaveCount(laid, NOTICED);
      await expect(active.getByText('connection lost')).toHaveCount(0);
    });

    await test.step('a double click, 80 ms apart, lays one tile over a slow line', async () => {
      const { active, waiting } = await byTurn(seated);
      const label = (await targetsOf(active).first().getAttribute('data-square')) ?? '';
      await squareOf(active, label).click();
      await expect(squareOf(active, label)).toHaveAttribute('data-selected', 'true');
      for (const line of lines) line.latency = 500;
      await active.locator('.hand__confirm').click();
      await setTimeout(80);
      // A finger doesn't wait for the button to be enabled again.
      await active.locator('.hand__confirm').click({ force: true });
      laid += 1;
      await expect(laysOf(waiting)).toHaveCount(laid);
      await expectSameFor(seated, laid);
    });
    for (const page of pages) expect(faultsBesideNetwork(page)).toEqual([]);
    expect((await watchOnce(baseURL ?? '', seated.code)).moves).toHaveLength(laid);
  } finally {
    for (const line of lines) line.close();
  }
});

/** Both see the same game, in which so many tiles were laid. */
async function expectSameFor({ pages: [ann, ben] }: Seated, laid: number): Promise<void> {
  for (const page of [ann, ben]) await expect(laysOf(page)).toHaveCount(laid);
  expect(await publicSightOf(ann)).toEqual(await publicSightOf(ben));
}
