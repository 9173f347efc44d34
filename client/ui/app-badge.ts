/** The number on the icon of the installed page: the games in which it is the player's turn. */
import type { GameSummaryAnswer } from '../../common/protocol/api.ts';
import { isMyTurn, ownGamesView } from '../view/home/own-games-view.ts';
import type { AppQueries } from './app-model.ts';

/** Shows how many of these games wait for the player; no number for none. Browsers that can't do nothing. */
export function showOnIcon(games: readonly GameSummaryAnswer[]): void {
  if (!('setAppBadge' in navigator)) return;
  const waiting = ownGamesView(games).filter(isMyTurn);
  // An icon that isn't there, or that the system shows no numbers on.
  navigator.setAppBadge(waiting.length).catch(() => {});
}

/** Counts them anew, for whoever leaves a table where they may have played; asks only where there is an icon. */
export async function recountOnIcon({ ownGames }: Pick<AppQueries, 'ownGames'>): Promise<void> {
  if (!matchMedia('(display-mode: standalone)').matches) return;
  const newest = await ownGames('unfinished');
  if (newest.ok) showOnIcon(newest.value.games);
}
