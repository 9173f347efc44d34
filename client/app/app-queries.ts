/** What the page asks the server for over HTTP. */
import { gamesAnswer, recordAnswer } from '../../common/protocol/api.ts';
import { ok } from '../../common/rules/result.ts';
import { ask } from '../net/http.ts';
import type { Identity } from '../net/identity.ts';
import type { AppQueries } from '../ui/app-model.ts';

/** The queries of this browser's player. */
export const appQueries = ({ proof }: Identity): AppQueries => ({
  pastOf: (code) => ask({ path: `/api/records/${code}`, answer: recordAnswer }),
  ownGames: async (which) => {
    const path = `/api/games/mine?which=${which}`;
    const answer = await ask({ path, token: proof, answer: gamesAnswer });
    return answer.ok ? ok(answer.value.games) : answer;
  },
});
