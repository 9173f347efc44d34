/** The model of a page that knows neither its reader nor its server yet: what it shows, the real one shows first. */
import { signal } from '@preact/signals';
import { FIRST_LOBBY, FIRST_PREFERENCES } from '../app/first-state.ts';
import type { Language } from '../i18n/languages.ts';
import type { AppAccount, AppModel, AppQueries } from '../ui/app-model.ts';
import { PASSIVE_ACTIONS } from '../ui/passive-actions.ts';
import { NOTHING_LEARNT } from '../view/lesson/learning.ts';

const nothing = () => undefined;
const unreachable = async () => ({ ok: false, error: 'unreachable' }) as const;

const withoutBoard = async () => {
  throw new Error('a page without a board');
};

const QUERIES: AppQueries = {
  pastOf: unreachable,
  deal: unreachable,
  day: unreachable,
  ownDays: unreachable,
  ownGames: unreachable,
  invitation: unreachable,
  practice: async () => undefined,
};

const ACCOUNT: AppAccount = {
  rename: unreachable,
  makeCode: unreachable,
  takeCode: unreachable,
  devices: unreachable,
  endDevice: unreachable,
  deleteData: unreachable,
};

/** A model in a language; nothing can be done with it. A name has to be there for the field to be right. */
export const firstModel = (language: Language, name: string): AppModel => ({
  lobby: signal(FIRST_LOBBY),
  table: signal({ type: 'none' }),
  quickMatch: signal({ type: 'none' }),
  practice: signal({ type: 'loading' }),
  notice: signal(undefined),
  newVersion: signal('none'),
  preferences: signal({ ...FIRST_PREFERENCES, language, name }),
  keeping: signal('all'),
  calling: signal('while-open'),
  learning: signal(NOTHING_LEARNT),
  actions: PASSIVE_ACTIONS,
  queries: QUERIES,
  account: ACCOUNT,
  onAnimation: () => nothing,
  advise: withoutBoard,
  analyse: withoutBoard,
  mountBoard: withoutBoard,
  paintTile: nothing,
  paintResult: withoutBoard,
});
