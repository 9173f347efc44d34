/** What people see of a game, in full: to be compared before and after. */
import type { Page } from '@playwright/test';

/** All that one person sees. */
export const sightOf = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent);
    return {
      squares: [...document.querySelectorAll<HTMLElement>('[data-square]')].map(
        ({ ariaLabel }) => ariaLabel,
      ),
      hand: [...document.querySelectorAll<HTMLElement>('.hand-tile')].map(
        ({ dataset, ariaPressed }) => `${dataset.tile} ${ariaPressed}`,
      ),
      status: textsOf('.status__words'),
      players: textsOf('.player'),
      log: textsOf('[role=log] li'),
    };
  });

/** The part of it that is the same for all who are at the table. */
export async function publicSightOf(page: Page) {
  const { squares, log } = await sightOf(page);
  return { tiles: squares.map((label) => / laid by /.test(label ?? '') && label), log };
}

/** How many tiles were laid, as the log tells it. */
export const laysOf = (page: Page) => page.getByRole('log').getByText(/lays a tile on/);
