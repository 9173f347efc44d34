import { expect, test } from '@playwright/test';
import { seatsOf } from '../../common/rules/ids.ts';
import { wagonsOf } from '../../common/rules/wagons.ts';
import { traceSlowly } from '../../common/testing/slow-rules.ts';
import {
  faultsOf,
  layTile,
  makeTable,
  newPerson,
  sayReady,
  startGame,
  whoseTurn,
} from './people.ts';
import { watchOnce } from './watcher.ts';

/** Scores counted from the board by the slow rules, seat 0 first. */
const slowScores = ({ options, game }: Awaited<ReturnType<typeof watchOnce>>) =>
  seatsOf(options.players).map((seat) =>
    wagonsOf(options.players, seat)
      .map((station) => traceSlowly(game.board, station))
      .reduce((sum, { length, end }) => sum + (end === 'centre' ? 2 * length : length), 0),
  );

test('two people play a whole game, with a reload in the middle, in two languages', async ({
  browser,
  baseURL,
}) => {
  const ann = await newPerson(browser, 'Ann');
  const code = await makeTable(ann);
  const ken = await newPerson(browser, 'ケン', { locale: 'ja' });
  await ken.goto(`/table/${code}`);
  await ken.getByRole('button', { name: '準備完了にする' }).click();
  await sayReady(ann);
  await startGame(ann, ken);

  let laid = 0;
  for (let turn = await whoseTurn([ann, ken]); turn; turn = await whoseTurn([ann, ken])) {
    await layTile(turn, 7 * laid + 3);
    laid += 1;
    if (laid === 30) {
      await ann.reload();
      await ken.reload();
    }
  }

  expect(laid).toBe(60);
  const end = await watchOnce(baseURL ?? '', code);
  const scores = slowScores(end);
  expect(end.game.scores).toEqual(scores);
  for (const page of [ann, ken]) {
    const shown = await page.locator('.ranking tbody tr td:last-child').allInnerTexts();
    expect(shown.map(Number)).toEqual([...scores].sort((one, other) => other - one));
    expect(faultsOf(page)).toEqual([]);
  }
  await ken.reload();
  await expect(ken.locator('.ranking')).toBeVisible();
});
