/** What the page asks the server for over HTTP. */
import { dealAnswer, gamesAnswer, recordAnswer } from '../../common/protocol/api.ts';
import { ask } from '../net/http.ts';
import type { Identity } from '../net/identity.ts';
import type { AppQueries } from '../ui/app-model.ts';

/** The queries of this browser's player. */
export const appQueries = ({ proof }: Identity): AppQueries => ({
  pastOf: (game) => ask({ path: `/api/records/${game}`, token: proof, answer: recordAnswer }),
  deal: (dealId) => ask({ path: `/api/deals/${dealId}`, answer: dealAnswer }),
  ownGames: (which, after) => {
    const further = after === undefined ? '' : `&after=${after}`;
    const path = `/api/games/mine?which=${which}${further}`;
    return ask({ path, token: proof, answer: gamesAnswer });
  },
});
