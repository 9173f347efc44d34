/** One visit: the page is opened, "Practise" is pressed as soon as it works, and the game is played. */
import type { Browser } from '@playwright/test';
import { installProbe } from './probe.ts';
import { countScripts, PHONE, slowDown } from './slow-phone.ts';

/** The figures of a visit. */
export interface GameFigures {
  readonly firstPaintMs: number;
  readonly homeUsableMs: number;
  /** From "Practise" to a board that can be played on. */
  readonly boardMs: number;
  readonly homeScriptKB: number;
  readonly gameScriptKB: number;
  readonly tasksOver50: number;
  readonly tasksOver100: number;
  readonly longestTaskMs: number;
}

/** A game takes about a minute where the machine is quiet. */
const PATIENCE = 600_000;
const LOOK = 50;

/** Measures a visit to the page of a server, with an empty cache. */
export async function measureGame(browser: Browser, url: string): Promise<GameFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const scriptBytes = countScripts(await slowDown(page));
    await page.addInitScript(installProbe);
    await page.goto(url, { waitUntil: 'commit' });
    const until = (name: 'homeUsable' | 'over') =>
      page.waitForFunction((key) => window.metroProbe?.[key] !== undefined, name, {
        polling: LOOK,
        timeout: PATIENCE,
      });
    await until('homeUsable');
    const homeScript = scriptBytes();
    await until('over');
    const probe = await page.evaluate(() => window.metroProbe);
    const { firstPaint = 0, homeUsable = 0, practised = 0, board = 0, tasks } = probe;
    return {
      firstPaintMs: Math.round(firstPaint),
      homeUsableMs: Math.round(homeUsable),
      boardMs: Math.round(board - practised),
      homeScriptKB: kilobytes(homeScript),
      gameScriptKB: kilobytes(scriptBytes()),
      tasksOver50: tasks.length,
      tasksOver100: tasks.filter((duration) => duration > 100).length,
      longestTaskMs: Math.round(Math.max(0, ...tasks)),
    };
  } finally {
    await context.close();
  }
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
