/** People whose game was made and begun over the protocol: their browsers open it, and need no form for it. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { type FastGame, FastPlayer, newSecret, playFast, playOn, sitFast } from './fast-game.ts';
import { boardOf, nameOf, newPage, secretOf, whoseTurn } from './people.ts';

/** What people sit down to. */
export interface Sitting extends Pick<FastGame, 'actions' | 'table'> {
  /** Where the server is. */
  readonly baseURL: string | undefined;
  /** Where the two browsers think that the server is; where it is without it. */
  readonly origins?: readonly [string, string];
  readonly options?: BrowserContextOptions;
}

/** Two people at a table, known by their secrets. */
export interface Seated {
  readonly code: string;
  readonly secrets: readonly [string, string];
  readonly pages: readonly [Page, Page];
}

/** Ann and Ben in a game in which so many actions were played. */
export async function seatedGame(browser: Browser, sitting: Sitting): Promise<Seated> {
  const seated = await seatedAt(browser, sitting, playFast);
  for (const page of seated.pages) await boardOf(page).waitFor();
  return seated;
}

/** Ann and Ben at a table at which nobody is ready yet. */
export const seatedTable = (browser: Browser, sitting: Sitting): Promise<Seated> =>
  seatedAt(browser, sitting, sitFast);

/** The two of a running game by whose turn it is. */
export async function byTurn({ pages: [ann, ben] }: Pick<Seated, 'pages'>) {
  const active = await whoseTurn([ann, ben]);
  if (active === undefined) throw new Error('the game is over');
  return { active, waiting: active === ann ? ben : ann };
}

/** How a part of a game is left out that nobody needs to see. */
export interface Leap {
  readonly baseURL: string | undefined;
  /** Until there were so many actions. */
  readonly actions: number;
  /** Those who are at the table without a browser. */
  readonly others?: readonly FastPlayer[];
}

/** People close their pages, their game is played on over the protocol, and they come back to it. */
export async function leapTo(
  pages: readonly Page[],
  { baseURL = '', actions, others = [] }: Leap,
): Promise<void> {
  const players: FastPlayer[] = [];
  const addresses = pages.map((page) => page.url());
  for (const page of pages) {
    const [secret, name] = [await secretOf(page), await nameOf(page)];
    await page.goto('about:blank');
    const player = new FastPlayer(baseURL, secret, name);
    await player.enter(addresses[0]?.replace(/^.*\/table\//, '') ?? '');
    players.push(player);
  }
  await playOn([...players, ...others], actions);
  for (const player of players) player.close();
  for (const [index, page] of pages.entries()) {
    await page.goto(addresses[index] ?? '');
    await boardOf(page).waitFor();
  }
}

/** What a browser keeps of somebody, so that a page opens as theirs. */
export function keptBy(origin: string, kept: Readonly<Record<string, string>>) {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

async function seatedAt(
  browser: Browser,
  { baseURL = '', origins = [baseURL, baseURL], options, ...game }: Sitting,
  begin: (game: FastGame) => Promise<string>,
): Promise<Seated> {
  const secrets = [newSecret(), newSecret()] as const;
  const code = await begin({ ...game, baseURL, secret: secrets[0], otherSecret: secrets[1] });
  const [first, second] = origins;
  const open = async (name: string, secret: string, origin: string) => {
    const preferences = JSON.stringify({ name });
    const kept = { 'metro.secret': secret, 'metro.preferences': preferences };
    const storageState = keptBy(origin, kept);
    const page = await newPage(browser, { ...options, baseURL: origin, storageState });
    await page.goto(`/table/${code}`);
    return page;
  };
  const ann = await open('Ann', secrets[0], first);
  const ben = await open('Ben', secrets[1], second);
  return { code, secrets, pages: [ann, ben] };
}
