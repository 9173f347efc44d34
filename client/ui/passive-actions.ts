/** Actions that do nothing: of pages that are only looked at. */
import type { AppActions } from './app-model.ts';

const nothing = () => undefined;

/** What a page without a server can do; whoever can do more replaces some. */
export const PASSIVE_ACTIONS: AppActions = {
  ask: async () => false,
  createTable: nothing,
  practise: async () => undefined,
  beginPractice: nothing,
  choosePractice: nothing,
  lookAt: nothing,
  lookFurther: nothing,
  playQuick: nothing,
  waitHere: nothing,
  playBots: nothing,
  lookAgain: nothing,
  fillWithBots: nothing,
  openTable: nothing,
  enterAgain: nothing,
  enterWithPassword: nothing,
  enterToPlay: nothing,
  leaveTable: nothing,
  openHome: nothing,
  open: nothing,
  rename: nothing,
  playAgain: nothing,
  playSameDeal: nothing,
  openDealTable: nothing,
  playDay: nothing,
  input: nothing,
  confirm: nothing,
  dismissNotice: nothing,
  notify: nothing,
  reload: nothing,
  setPreferences: nothing,
  keepLearning: nothing,
};
