/** Wires the network, the view and the board together into what the page knows and can ask for. */

import { signal } from '@preact/signals';
import { fetchDeal, fetchOwnGames, fetchPast } from '../net/api.ts';
import { type Identity, loadIdentity } from '../net/identity.ts';
import { connectAs } from '../net/sdk.ts';
import type { AppAccount, AppActions, AppModel, AppQueries, Notice } from '../ui/app-model.ts';
import type { BoardAnimation, MountBoard } from '../view/board/board-model.ts';
import { appAccount } from './app-account.ts';
import { lastingStorage, tabStorage } from './browser-storage.ts';
import { dealActions } from './deal-actions.ts';
import { keepingOf } from './keeping.ts';
import { KeptChoices } from './kept-choices.ts';
import { Lobby } from './lobby.ts';
import { go } from './location.ts';
import { NewTables } from './new-tables.ts';
import { loadPreferences } from './preferences.ts';
import { quickActions } from './quick-actions.ts';
import { QuickMatch } from './quick-match.ts';
import { renewIdentity } from './renew-identity.ts';
import { TableEntering } from './table-entering.ts';
import { TableSession } from './table-session.ts';
import { paintTilePicture } from './tile-picture.ts';

/** The page's model, connected to the server that the page came from. */
export function createApp(): AppModel {
  const storage = lastingStorage();
  const identity = loadIdentity(storage);
  const client = connectAs(identity, location.origin);
  const { preferences, change } = loadPreferences(storage, identity.playerId);
  const notice = createNotice();
  const own = { identity, storage, startAgain: () => location.assign('/') };
  void renewIdentity({ ...own, now: Date.now() });
  const account = appAccount({ ...own, setPreferences: change });
  const listeners = new Set<(animation: BoardAnimation) => void>();
  const session = new TableSession(
    {
      notify: notice.notify,
      animate: (animation) => {
        for (const listener of listeners) listener(animation);
      },
    },
    new KeptChoices(tabStorage()),
  );
  const name = () => preferences.value.name;
  const entering = new TableEntering({ client, identity, session, name });
  const enter = entering.enter;
  const tables = new NewTables({ client, session, enter, notify: notice.notify, name });
  const quickMatch = new QuickMatch({ client, notify: notice.notify, name });
  const lobby = new Lobby(client);
  return {
    lobby: lobby.state,
    table: session.state,
    quickMatch: quickMatch.state,
    notice: notice.shown,
    preferences,
    keeping: keepingOf(storage),
    actions: {
      ...actionsOf({ session, tables, account, change }),
      ask: session.ask,
      input: session.input,
      confirm: session.confirm,
      enterAgain: entering.again,
      enterWithPassword: entering.withPassword,
      enterToPlay: entering.toPlay,
      practise: tables.practise,
      lookAt: lobby.lookAt,
      lookFurther: lobby.lookFurther,
      dismissNotice: notice.dismiss,
      notify: notice.notify,
      setPreferences: change,
      ...quickActions({ quickMatch, session, preferences, change }),
      ...dealActions({ identity, session, notify: notice.notify }),
    },
    queries: appQueries(identity),
    account,
    onAnimation(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mountBoard,
    paintTile: paintTilePicture,
  };
}

function createNotice() {
  const shown = signal<Notice | undefined>(undefined);
  let serial = 0;
  return {
    shown,
    notify: (code: Notice['code']) => {
      serial += 1;
      shown.value = { serial, code };
    },
    dismiss: () => {
      shown.value = undefined;
    },
  };
}

interface Wiring {
  readonly session: TableSession;
  readonly tables: NewTables;
  readonly account: AppAccount;
  readonly change: AppActions['setPreferences'];
}

/** What takes more than one part of the page, or leads to another screen. */
function actionsOf({ session, tables, account, change }: Wiring) {
  const openHome = () => go({ type: 'home' });
  return {
    createTable: (table, password) => {
      change({ lastTable: table });
      void tables.make(table, password);
    },
    openTable: (code, as) => go({ type: 'table', code, as }),
    leaveTable: () => {
      session.leave();
      openHome();
    },
    openHome,
    openReplay: (game) => go({ type: 'replay', game, move: undefined }),
    rename: (newName) => {
      change({ name: newName });
      void account.rename(newName);
      void session.ask('rename', { name: newName });
    },
    playAgain: () => void playAgain(session),
  } satisfies Partial<AppActions>;
}

/** The table shows the rematch's code before it grants the request. */
async function playAgain(session: TableSession): Promise<void> {
  const granted = await session.ask('rematch');
  const table = session.state.peek();
  if (!granted || table.type !== 'open' || table.snapshot.rematch === undefined) return;
  go({ type: 'table', code: table.snapshot.rematch, as: 'player' });
}

/** What the page asks the server for, to show it once. */
const appQueries = ({ proof }: Identity): AppQueries => ({
  pastOf: (game) => fetchPast(proof, game),
  deal: fetchDeal,
  ownGames: (which, after) => fetchOwnGames(proof, which, after),
});

/** Phaser is loaded when a table is opened, not before. */
const mountBoard: MountBoard = async (element, settings) => {
  const board = await import('../board/mount-board.ts');
  return board.mountBoard(element, settings);
};
