/** What the page asks the server for over HTTP. */
import { recordAnswer } from '../../common/protocol/api.ts';
import { ask } from '../net/http.ts';
import type { AppQueries } from '../ui/app-model.ts';

/** The queries of this browser. */
export const appQueries = (): AppQueries => ({
  pastOf: (code) => ask({ path: `/api/records/${code}`, answer: recordAnswer }),
});
