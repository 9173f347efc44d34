/**
 * What asks the server over HTTP. Its code, with the schemas of all answers, comes when something is first
 * asked; where it can't be had, the server can't be reached either.
 */
import { err, type Result } from '../../common/rules/result.ts';
import { CURRENT_KEY } from '../practice/practice-keys.ts';
import type { AppAccount, AppQueries } from '../ui/app-model.ts';
import { once } from '../ui/once.ts';
import type { AccountParts } from './app-account.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { pastOf } from './past-of.ts';

/** The account and the queries of this browser's player. */
export function serverAsks(parts: AccountParts): {
  readonly account: AppAccount;
  readonly queries: AppQueries;
} {
  const { proof } = parts.identity;
  const load = once(async () => {
    const [{ appAccount }, api] = await Promise.all([
      import('./app-account.ts'),
      import('../net/api.ts'),
    ]);
    return { account: appAccount(parts), api };
  });
  return {
    account: {
      rename: (name) => asked(load, ({ account }) => account.rename(name)),
      makeCode: () => asked(load, ({ account }) => account.makeCode()),
      takeCode: (code) => asked(load, ({ account }) => account.takeCode(code)),
      devices: () => asked(load, ({ account }) => account.devices()),
      endDevice: (id) => asked(load, ({ account }) => account.endDevice(id)),
      deleteData: () => asked(load, ({ account }) => account.deleteData()),
    },
    queries: {
      pastOf: pastOf(parts.storage, (game) => asked(load, ({ api }) => api.fetchPast(proof, game))),
      day: (day, after) => asked(load, ({ api }) => api.fetchDay(proof, day, after)),
      ownDays: () => asked(load, ({ api }) => api.fetchOwnDays(proof)),
      deal: (dealId) => asked(load, ({ api }) => api.fetchDeal(dealId)),
      ownGames: (which, after) => asked(load, ({ api }) => api.fetchOwnGames(proof, which, after)),
      invitation: (code) => asked(load, ({ api }) => api.fetchInvitation(code)),
      practice: () => practiceOf(parts.storage),
    },
  };
}

/** Its code is fetched where there is a game to be read, and nobody is told of a game that can't be. */
async function practiceOf(storage: BrowserStorage) {
  if (storage.getItem(CURRENT_KEY) === null) return undefined;
  try {
    return (await import('../practice/practice-past.ts')).unfinishedPractice(storage);
  } catch {
    return undefined;
  }
}

async function asked<Part, Answer, Failure>(
  load: () => Promise<Part>,
  use: (part: Part) => Promise<Result<Answer, Failure>>,
): Promise<Result<Answer, Failure | 'unreachable'>> {
  let part: Part;
  try {
    part = await load();
  } catch {
    return err('unreachable');
  }
  return use(part);
}
