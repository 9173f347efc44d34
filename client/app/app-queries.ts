/** What the page asks the server for, to show it once. */
import { fetchDeal, fetchOwnGames, fetchPast } from '../net/api.ts';
import type { Identity } from '../net/identity.ts';
import type { AppQueries } from '../ui/app-model.ts';

/** The queries of this browser's player. */
export const appQueries = ({ proof }: Identity): AppQueries => ({
  pastOf: (game) => fetchPast(proof, game),
  deal: fetchDeal,
  ownGames: (which, after) => fetchOwnGames(proof, which, after),
});
