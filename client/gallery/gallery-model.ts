/** A page's model whose game is played on the page itself, by the real rules. */

import { signal } from '@preact/signals';
import { FIRST_LOOK } from '../../common/protocol/lobby-lists.ts';
import { FIRST_PREFERENCES } from '../app/first-state.ts';
import { paintTilePicture } from '../app/tile-picture.ts';
import type { AppActions, AppModel, Notice, Preferences } from '../ui/app-model.ts';
import { PASSIVE_ACTIONS } from '../ui/passive-actions.ts';
import type { BoardAnimation } from '../view/board/board-model.ts';
import { NOTHING_LEARNT } from '../view/lesson/learning.ts';
import { GALLERY_ACCOUNT, galleryQueries } from './gallery-answers.ts';
import { GalleryTable } from './gallery-table.ts';
import type { Scene } from './scene.ts';

/** The model of a scene. */
export function galleryModel(scene: Scene): AppModel {
  const preferences = signal<Preferences>({ ...PREFERENCES, ...scene.preferences });
  const notice = signal<Notice | undefined>(undefined);
  const notify = (code: Notice['code']) => {
    notice.value = { serial: (notice.peek()?.serial ?? 0) + 1, code };
  };
  if (scene.notice !== undefined) notify(scene.notice);
  const listeners = new Set<(animation: BoardAnimation) => void>();
  const table = new GalleryTable(scene, (animation) => {
    for (const listener of listeners) listener(animation);
  });
  return {
    lobby: signal({
      connection: 'online',
      look: FIRST_LOOK,
      tables: scene.tables,
      counts: { waiting: scene.tables.length, playing: 3 },
    }),
    table: table.state,
    quickMatch: signal(scene.quickMatch),
    practice: signal(scene.practice),
    notice,
    newVersion: signal(scene.newVersion),
    preferences,
    keeping: signal('all'),
    calling: signal('anywhere'),
    learning: signal(NOTHING_LEARNT),
    actions: {
      ...GALLERY_ACTIONS,
      notify,
      input: table.input,
      confirm: table.confirm,
      dismissNotice: () => {
        notice.value = undefined;
      },
      setPreferences: (change) => {
        preferences.value = { ...preferences.value, ...change };
      },
    },
    queries: galleryQueries(scene),
    account: GALLERY_ACCOUNT,
    onAnimation: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    advise: async (question, signal) =>
      (await import('../engine/advise-beside.ts')).adviseBeside(question, signal),
    analyse: async (replay, order) =>
      (await import('../engine/analyse-beside.ts')).analyseBeside(replay, order),
    mountBoard: async (element, settings) =>
      (await import('../board/mount-board.ts')).mountBoard(element, settings),
    paintResult: async (result) => (await import('../board/mount-board.ts')).paintResult(result),
    paintTile: paintTilePicture,
  };
}

const PREFERENCES: Preferences = {
  ...FIRST_PREFERENCES,
  name: 'Ines',
  language: 'en',
  theme: 'dark',
  notifications: true,
};

const goHome = () => location.assign('#home');

/** What a gallery without a server can do. */
const GALLERY_ACTIONS: AppActions = {
  ...PASSIVE_ACTIONS,
  leaveTable: goHome,
  openHome: goHome,
  open: (to) => location.assign(`#${to.type}`),
};
