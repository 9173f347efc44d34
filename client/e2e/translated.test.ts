import { expect, type Page } from '@playwright/test';
import { test } from './brisk.ts';
import { boardOf, faultsOf, layTile, newPage, newPerson, whoseTurn } from './people.ts';
import { leapTo } from './seated.ts';
import { translateAlways } from './translator.ts';

/** What both pages of a game say alike, in the order of the page. */
const WORDS = ['.player__score', '.log__words', '.player .facts'];

const wordsOf = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        Array.from(document.querySelectorAll(selector), ({ textContent }) =>
          textContent?.replace(/\s+/g, ' ').trim(),
        ),
      ),
    WORDS,
  );

test('a game on a page that the browser translates says what is true', async ({
  browser,
  baseURL,
}) => {
  const ann = await newPage(browser);
  await translateAlways(ann);
  await ann.goto('/');
  await ann.getByRole('button', { name: 'Practise with bots' }).click();
  await ann.waitForURL(/\/table\//);
  const truth = await newPerson(browser, 'Uma');
  await truth.goto(`${ann.url()}?watch`);
  await boardOf(truth).waitFor();
  const status = ann.locator('.status__words');
  for (let turn = 0; (await whoseTurn([ann])) !== undefined; turn++) {
    await expect(status).toHaveText(/^Your turn\S*$/);
    if (turn % 4 === 0) await expect.poll(() => wordsOf(ann)).toEqual(await wordsOf(truth));
    await layTile(ann, 7 * turn);
    if (turn === 6) await leapTo([ann], { baseURL, actions: 46 });
  }
  await expect.poll(() => wordsOf(ann)).toEqual(await wordsOf(truth));
  expect((await wordsOf(ann))[1]?.length).toBeGreaterThanOrEqual(60);
  expect(await ann.locator('font').count()).toBeGreaterThan(100);
  expect(faultsOf(ann)).toEqual([]);
});
