import { expect, test } from '@playwright/test';
import { recordAnswer } from '../../common/protocol/api.ts';
import { expectAccessible } from './inspect.ts';
import { boardOf, faultsOf, newPerson } from './people.ts';
import { type Seated, seatedGame } from './seated.ts';

const MARK = 'Same deal as an earlier game';

/** The id by which a finished game's deal is handed on. */
async function dealIdOf(baseURL: string | undefined, { code, secrets }: Seated): Promise<string> {
  const headers = { Authorization: `Bearer ${secrets[0]}` };
  const answer = await fetch(`${baseURL}/api/records/${code}`, { headers });
  const past = recordAnswer.parse(await answer.json());
  return (past.status === 'finished' && past.dealId) || '';
}

test('a deal is played again by the same people, and by a friend through its link', async ({
  browser,
  baseURL,
}) => {
  const seated = await seatedGame(browser, { baseURL });
  const [ann, ben] = seated.pages;
  await ann.getByRole('button', { name: 'Same deal, same players' }).click();
  await expect(ann.getByText(MARK).first()).toBeVisible();
  await expect(ann.getByText(/^The earlier game: .+ \d+, .+ \d+$/).first()).toBeVisible();
  await expectAccessible(ann);
  await ben.getByRole('button', { name: 'Join: the same deal' }).click();
  await boardOf(ann).waitFor();

  const cat = await newPerson(browser, 'Cat');
  await cat.goto(`/deal/${await dealIdOf(baseURL, seated)}`);
  await expect(cat.getByRole('heading', { name: 'A deal to play again' })).toBeVisible();
  await expectAccessible(cat);
  await cat.getByRole('button', { name: 'Set up a table' }).click();
  await expect(cat.getByText(MARK).first()).toBeVisible();
  await cat.getByRole('button', { name: 'Change the game' }).click();
  await expect(
    cat.getByText('This table replays the deal of an earlier game').first(),
  ).toBeVisible();
  await expect(cat.getByRole('radio', { name: 'Public' })).toHaveCount(0);
  await cat.goto('/deal/no-such-deal');
  await expect(cat.getByRole('heading', { name: 'This deal no longer exists' })).toBeVisible();
  for (const page of [ann, ben]) expect(faultsOf(page)).toEqual([]);
});
