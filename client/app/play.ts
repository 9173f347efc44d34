/** What it takes to play, beside the home screen: tables, the queue, deals that come again. */
import type { Identity } from '../net/identity.ts';
import type { ServerClient } from '../net/server-client.ts';
import type { AppActions, AppModel, AppQueries } from '../ui/app-model.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { dealActions } from './deal-actions.ts';
import type { KeptChoices } from './kept-choices.ts';
import { go } from './location.ts';
import { NewTables } from './new-tables.ts';
import { Practising } from './practising.ts';
import { quickActions } from './quick-actions.ts';
import { QuickMatch } from './quick-match.ts';
import { TableEntering } from './table-entering.ts';
import { type SessionListener, TableSession } from './table-session.ts';
import { paintTilePicture } from './tile-picture.ts';
import { tryingOf } from './trying.ts';

/** What the page knows of playing, and what it can do. */
export type Play = ReturnType<typeof createPlay>;

/** What playing takes of the page. */
export interface PlayParts {
  readonly identity: Identity;
  readonly client: ServerClient;
  readonly listener: SessionListener;
  readonly choices: KeptChoices;
  /** Finds the games that are played on differently. */
  readonly pastOf: AppQueries['pastOf'];
  /** Keeps practice games. */
  readonly storage: BrowserStorage;
  readonly preferences: AppModel['preferences'];
  readonly change: AppActions['setPreferences'];
}

/** Follows the page's address from now on: at a table's it is at that table, at the queue's in the queue. */
export function createPlay(parts: PlayParts) {
  const { identity, client, listener, preferences, change } = parts;
  const { notify } = listener;
  const name = () => preferences.value.name;
  const session = new TableSession(listener, parts.choices);
  const practising = new Practising({ session, storage: parts.storage, name });
  const enterPractice = practising.enter;
  const enterWhatIf = tryingOf({ session, pastOf: parts.pastOf });
  const own = { enterPractice, enterWhatIf };
  const entering = new TableEntering({ client, identity, session, name, ...own });
  const tables = new NewTables({ client, session, enter: entering.enter, notify, name });
  const quickMatch = new QuickMatch({ client, notify, name });
  return {
    table: session.state,
    quickMatch: quickMatch.state,
    practice: practising.state,
    paintTile: paintTilePicture,
    actions: {
      ask: session.ask,
      input: session.input,
      confirm: () => {
        if (session.confirm() && preferences.value.vibration) tick();
      },
      enterAgain: entering.again,
      enterWithPassword: entering.withPassword,
      enterToPlay: entering.toPlay,
      practise: async () => {
        change({ usualWay: 'practice' });
        await tables.practise();
      },
      beginPractice: (setup) => {
        change({ usualWay: 'practice' });
        practising.begin(setup);
      },
      choosePractice: practising.choose,
      createTable: (table, password) => {
        change({ lastTable: table, usualWay: 'friends' });
        void tables.make(table, password);
      },
      leaveTable: () => {
        session.leave();
        go({ type: 'home' });
      },
      playAgain: () => void playAgain(session),
      ...quickActions({ quickMatch, session, preferences, change }),
      ...dealActions({ identity, session, notify }),
    } satisfies Partial<AppActions>,
  };
}

/** How long the device vibrates, in milliseconds: just to be felt. */
const TICK = 12;

/** Not every browser can; those of computers do nothing. */
function tick(): void {
  if ('vibrate' in navigator) navigator.vibrate(TICK);
}

/** The table shows the rematch's code before it grants the request. */
async function playAgain(session: TableSession): Promise<void> {
  const granted = await session.ask('rematch');
  const table = session.state.peek();
  if (!granted || table.type !== 'open' || table.snapshot.rematch === undefined) return;
  go({ type: 'table', code: table.snapshot.rematch, as: 'player' });
}
