/** One player in two tabs and on two devices: the newer one plays, and they don't fight. */
import { expect, type Page, test } from '@playwright/test';
import { accountAnswer, linkAnswer } from '../../common/protocol/api.ts';
import { boardOf, faultsOf, layTile, newPage, targetsOf } from './people.ts';
import { byTurn, keptBy, seatedGame } from './seated.ts';
import { laysOf } from './sight.ts';

const PLAYED = 2;

test('the newer of two tabs plays, and so does the newer of two devices', async ({
  browser,
  baseURL: address,
}) => {
  const baseURL = address ?? '';
  const seated = await seatedGame(browser, { baseURL, actions: PLAYED });
  const { active: tab, waiting: other } = await byTurn(seated);
  const secret = seated.secrets[seated.pages[0] === tab ? 0 : 1];
  const socketsOfTab = countSockets(tab);

  const newTab = await tab.context().newPage();
  const socketsOfNewTab = countSockets(newTab);
  await newTab.goto(tab.url());
  await expectPlaysAt(newTab);
  await expectRestsAt(tab);

  await tab.getByRole('button', { name: 'Play here' }).click();
  await expectPlaysAt(tab);
  await expectRestsAt(newTab);

  const storageState = keptBy(baseURL, { 'metro.account': await moveTo(baseURL, secret) });
  const phone = await newPage(browser, { storageState });
  const socketsOfPhone = countSockets(phone);
  await phone.goto(tab.url());
  await expectPlaysAt(phone);
  await expectRestsAt(tab);

  await layTile(phone, 0);
  await expect(laysOf(other)).toHaveCount(PLAYED + 1);
  await expect(other.getByText('connection lost')).toHaveCount(0);
  await layTile(other, 0);
  await expectPlaysAt(phone);
  await expectRestsAt(tab);
  await expectRestsAt(newTab);
  const sockets = [socketsOfTab, socketsOfNewTab, socketsOfPhone].map((count) => count());
  expect(sockets).toEqual([1, 1, 1]);
  for (const page of [tab, newTab, phone, other]) expect(faultsOf(page)).toEqual([]);
});

async function expectPlaysAt(page: Page): Promise<void> {
  await boardOf(page).waitFor();
  await expect(targetsOf(page)).not.toHaveCount(0);
  await expect(page.getByText(/another tab/)).toHaveCount(0);
}

async function expectRestsAt(page: Page): Promise<void> {
  await expect(page.getByText(/another tab or on another device/).first()).toBeVisible();
  await expect(targetsOf(page)).toHaveCount(0);
}

/** How many sockets the page has opened since. */
function countSockets(page: Page): () => number {
  let count = 0;
  page.on('websocket', () => {
    count += 1;
  });
  return () => count;
}

/** What another device keeps that became this player by a code. */
async function moveTo(baseURL: string, secret: string): Promise<string> {
  const headers = { Authorization: `Bearer ${secret}` };
  const made = await fetch(`${baseURL}/api/me/link`, { method: 'POST', headers });
  const { code } = linkAnswer.parse(await made.json());
  const redeemed = await fetch(`${baseURL}/api/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const { token, playerId } = accountAnswer.parse(await redeemed.json());
  return JSON.stringify({ proof: token, playerId });
}
