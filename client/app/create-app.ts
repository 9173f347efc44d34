/** Wires the network, the view and the board together into what the page knows and can ask for. */

import { signal } from '@preact/signals';
import { loadIdentity } from '../net/identity.ts';
import { connectAs } from '../net/server-client.ts';
import { pathInOrigin } from '../site/site.ts';
import type { AppActions, AppModel, Calling, Notice } from '../ui/app-model.ts';
import { once } from '../ui/once.ts';
import { fetchLikelyScreens } from '../ui/screens.ts';
import type { BoardAnimation, MountBoard } from '../view/board/board-model.ts';
import type { PaintResult } from '../view/end/result-model.ts';
import { lastingStorage } from './browser-storage.ts';
import type { CallingParts } from './calling.ts';
import { keepingOf } from './keeping.ts';
import { laterPlay } from './later-play.ts';
import { loadLearning } from './learning.ts';
import { Lobby } from './lobby.ts';
import { go } from './location.ts';
import { loadPreferences } from './preferences.ts';
import type { RenewalParts } from './renew-identity.ts';
import { serverAsks } from './server-asks.ts';
import { watchVersion } from './watch-version.ts';

/** The page's model, and what it does once the page is shown. */
export interface StartedApp {
  readonly model: AppModel;
  /** Connects to the server; what the page needs first isn't kept waiting by that. */
  connect(): void;
  /** Fetches the code of a game ahead; never rejects, what is missing is told where it is needed. */
  fetchAhead(): Promise<void>;
  /** What can wait until nothing else is wanted of the network; never rejects. */
  doAfterwards(): Promise<void>;
}

/** What leads to another screen, or to the same page anew. */
const LEADING_ELSEWHERE = {
  openTable: (code, as) => go({ type: 'table', code, as }),
  openHome: () => go({ type: 'home' }),
  open: go,
  reload: () => location.reload(),
} satisfies Partial<AppActions>;

/** The page's model, for the server that the page came from. */
export function createApp(): StartedApp {
  const storage = lastingStorage();
  const identity = loadIdentity(storage);
  const client = connectAs(identity, `${location.origin}${pathInOrigin('/')}`);
  const { preferences, change } = loadPreferences(storage, identity.playerId);
  const { learning, change: keepLearning } = loadLearning(storage);
  const notice = createNotice();
  const own = { identity, storage, startAgain: () => location.assign(pathInOrigin('/')) };
  const { account, queries } = serverAsks({ ...own, setPreferences: change });
  const { animate, onAnimation } = createAnimations();
  const listener = { notify: notice.notify, animate };
  const play = laterPlay({
    identity,
    client,
    storage,
    pastOf: queries.pastOf,
    listener,
    preferences,
    change,
    fetchAll: () => void fetchAhead(),
  });
  const fetchAhead = () => fetchParts([client.fetchCode, play.fetch]);
  const lobby = new Lobby(client);
  const calling = signal<Calling>('while-open');
  const model: AppModel = {
    lobby: lobby.state,
    table: play.table,
    quickMatch: play.quickMatch,
    practice: play.practice,
    notice: notice.shown,
    newVersion: watchVersion(play, lobby.state, notice.notify),
    preferences,
    keeping: keepingOf(storage),
    calling,
    learning,
    actions: {
      ...play.actions,
      ...LEADING_ELSEWHERE,
      rename: (name) => {
        change({ name });
        void account.rename(name);
        if (play.table.peek().type !== 'none') void play.actions.ask('rename', { name });
      },
      lookAt: lobby.lookAt,
      lookFurther: lobby.lookFurther,
      dismissNotice: notice.dismiss,
      notify: notice.notify,
      setPreferences: change,
      keepLearning,
    },
    queries,
    account,
    onAnimation,
    ...FETCHED_LATER,
    paintTile: play.paintTile,
  };
  play.follow();
  return {
    model,
    connect: () => {
      lobby.connect();
      void renew(own);
    },
    fetchAhead,
    doAfterwards: () => doAfterwards({ proof: identity.proof, preferences, calling }),
  };
}

/** With the first parts a table can be entered and its board painted; what draws it, the largest part, comes meanwhile. */
async function fetchParts(first: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.allSettled([...first.map((fetchPart) => fetchPart()), board()]);
  await Promise.allSettled([boardStage(), fetchLikelyScreens()]);
}

/** That its code can't be had is told by nothing else that is missed. */
async function doAfterwards(parts: CallingParts): Promise<void> {
  await import('./afterwards.ts')
    .then((afterwards) => afterwards.doAfterwards(parts))
    .catch(() => {});
}

/** Who the player is holds for another year. */
async function renew(own: Omit<RenewalParts, 'now'>): Promise<void> {
  const { renewIdentity } = await import('./renew-identity.ts');
  await renewIdentity({ ...own, now: Date.now() });
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

/** Hands what moves on the board to those who draw it. */
function createAnimations() {
  const listeners = new Set<(animation: BoardAnimation) => void>();
  return {
    animate: (animation: BoardAnimation) => {
      for (const listener of listeners) listener(animation);
    },
    onAnimation: (heard: (animation: BoardAnimation) => void) => {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}

/** Loaded when a table is opened, or while the home screen has nothing else to do; Phaser is in the stage. */
const board = once(() => import('../board/mount-board.ts'));

const boardStage = () => import('../board/stage/mounted-board.ts');

const mountBoard: MountBoard = async (element, settings) =>
  (await board()).mountBoard(element, settings);

/** The engine is fetched with the first analysis or hint. */
const analyse: AppModel['analyse'] = async (replay, order) =>
  (await import('../engine/analyse-beside.ts')).analyseBeside(replay, order);

const advise: AppModel['advise'] = async (question, signal) =>
  (await import('../engine/advise-beside.ts')).adviseBeside(question, signal);

const paintResult: PaintResult = async (result) => (await board()).paintResult(result);

const FETCHED_LATER = { advise, analyse, mountBoard, paintResult };
