/** Playing, for a page that begins without its code: it comes with the first way to a table. */
import { computed, effect, signal } from '@preact/signals';
import type { AppActions, QuickMatchState, TableStay } from '../ui/app-model.ts';
import { once } from '../ui/once.ts';
import type { PracticeState } from '../view/practice/practice-setup.ts';
import { tabStorage } from './browser-storage.ts';
import { route } from './location.ts';
import type { Play, PlayParts } from './play.ts';

/** What playing takes of a page that begins without it. */
export interface LaterPlayParts extends Omit<PlayParts, 'choices'> {
  /** Fetches all code that a game needs: called with the first way to a table. */
  readonly fetchAll: () => void;
}

/** What the page knows of playing so far, its actions, and how to fetch its code ahead. */
export function laterPlay(parts: LaterPlayParts) {
  const play = signal<Play | undefined>(undefined);
  const fetch = once(async () => {
    const [{ createPlay }, { KeptChoices }] = await Promise.all([
      import('./play.ts'),
      import('./kept-choices.ts'),
    ]);
    const made = createPlay({ ...parts, choices: new KeptChoices(tabStorage()) });
    play.value = made;
    return made;
  });
  const { notify } = parts.listener;
  /** At once where the code is there, or as soon as it is. */
  const act = (use: (play: Play) => unknown) => {
    const made = play.peek();
    if (made !== undefined) return use(made);
    parts.fetchAll();
    return fetch().then(use, () => notify('not-loaded'));
  };
  return {
    fetch,
    /** Follows the page's address from now on: at a table's, or the queue's, the code is needed. */
    follow: () => {
      effect(() => {
        const { type } = route.value;
        // The screen of the address says it where its code can't be had.
        if (type !== 'table' && type !== 'quick' && type !== 'practice' && type !== 'what-if')
          return;
        parts.fetchAll();
        fetch().catch(() => {});
      });
    },
    table: computed((): TableStay => play.value?.table.value ?? { type: 'none' }),
    quickMatch: computed((): QuickMatchState => play.value?.quickMatch.value ?? { type: 'none' }),
    practice: computed((): PracticeState => play.value?.practice.value ?? { type: 'loading' }),
    paintTile: (canvas: HTMLCanvasElement, code: string) =>
      act((made) => made.paintTile(canvas, code)),
    actions: actionsBy(act, fetch),
  };
}

function actionsBy(act: (use: (play: Play) => unknown) => void, fetch: () => Promise<Play>) {
  return {
    ask: async (name, ...payload) => (await fetch()).actions.ask(name, ...payload),
    practise: async () => act(({ actions }) => actions.practise()),
    beginPractice: (setup) => act(({ actions }) => actions.beginPractice(setup)),
    choosePractice: () => act(({ actions }) => actions.choosePractice()),
    input: (input) => act(({ actions }) => actions.input(input)),
    confirm: () => act(({ actions }) => actions.confirm()),
    enterAgain: () => act(({ actions }) => actions.enterAgain()),
    enterWithPassword: (password) => act(({ actions }) => actions.enterWithPassword(password)),
    enterToPlay: () => act(({ actions }) => actions.enterToPlay()),
    createTable: (table, password) => act(({ actions }) => actions.createTable(table, password)),
    leaveTable: () => act(({ actions }) => actions.leaveTable()),
    playAgain: () => act(({ actions }) => actions.playAgain()),
    playQuick: (wish) => act(({ actions }) => actions.playQuick(wish)),
    waitHere: () => act(({ actions }) => actions.waitHere()),
    playBots: () => act(({ actions }) => actions.playBots()),
    lookAgain: () => act(({ actions }) => actions.lookAgain()),
    fillWithBots: (count) => act(({ actions }) => actions.fillWithBots(count)),
    playSameDeal: () => act(({ actions }) => actions.playSameDeal()),
    openDealTable: (dealId) => act(({ actions }) => actions.openDealTable(dealId)),
    playDay: () => act(({ actions }) => actions.playDay()),
  } satisfies Partial<AppActions>;
}
