/** A player looks at their devices, and signs one of them out. */
import { expect, type Page, test } from '@playwright/test';
import { accountAnswer, linkAnswer } from '../../common/protocol/api.ts';
import { inspect } from './inspect.ts';
import { boardOf, newPage } from './people.ts';
import { keptBy, seatedGame } from './seated.ts';

const AGENT = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0';

test('a device that is signed out leaves the table and is somebody new', async ({
  browser,
  baseURL: address,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const baseURL = address ?? '';
  const options = { viewport, isMobile, hasTouch };
  const { pages, secrets } = await seatedGame(browser, { baseURL, actions: 2, options });
  const [laptop] = pages;
  const storageState = keptBy(baseURL, { 'metro.account': await moveTo(baseURL, secrets[0]) });
  const phone = await newPage(browser, { ...options, storageState, userAgent: AGENT });
  await phone.goto(laptop.url());
  await boardOf(phone).waitFor();

  await laptop.locator('[data-dialog="settings"]').click();
  await laptop.getByText('My devices').click();
  await expect(laptop.getByText('This device', { exact: true }).first()).toBeVisible();
  const signOut = laptop.getByRole('button', { name: 'Sign out: Firefox on Android' });
  await signOut.scrollIntoViewIfNeeded();
  await inspect(laptop, 'devices');
  await signOut.click();
  await expect(laptop.getByText('Firefox on Android is signed out.').first()).toBeVisible();
  await expect(laptop.locator('.devices__device')).toHaveCount(1);

  await expect(phone.getByRole('heading', { name: 'This device is signed out' })).toBeVisible();
  await inspect(phone, 'signed-out');
  await phone.getByRole('button', { name: 'Go on as a new guest' }).click();
  await expect(phone.getByRole('link', { name: 'Play with friends' })).toBeVisible();
  expect(await keptAccount(phone)).toBeNull();
});

const keptAccount = (page: Page) => page.evaluate(() => localStorage.getItem('metro.account'));

/** What another device keeps that became this player by a code. */
async function moveTo(baseURL: string, secret: string): Promise<string> {
  const headers = { Authorization: `Bearer ${secret}` };
  const made = await fetch(`${baseURL}/api/me/link`, { method: 'POST', headers });
  const { code } = linkAnswer.parse(await made.json());
  const redeemed = await fetch(`${baseURL}/api/link`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': AGENT },
    body: JSON.stringify({ code }),
  });
  const { token, playerId } = accountAnswer.parse(await redeemed.json());
  return JSON.stringify({ proof: token, playerId, givenAt: Date.now() });
}
