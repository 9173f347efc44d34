/** The way from the page to its own tables. */
import type { TableEvent } from '../net/hosted-table.ts';
import type { PracticeSetup, PracticeState } from '../view/practice/practice-setup.ts';
import { botsBeside } from './bots-beside.ts';
import { humanPause } from './human-pause.ts';
import { KeptPractice } from './kept-practice.ts';
import { newPractice, type PracticeGame } from './practice-game.ts';
import { PracticeTable } from './practice-table.ts';

/** What practising takes of the page. */
export interface PracticeParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly name: () => string;
}

/** The practice games of a browser. */
export type Practice = ReturnType<typeof practiceOf>;

/** The games of this browser, and how to sit down to them. */
export function practiceOf({ storage, name }: PracticeParts) {
  const kept = new KeptPractice(storage);
  return {
    /** The game under way or over; `undefined` where none was begun. */
    current: () => kept.current(),
    /** A new game in its place. */
    begin: (setup: PracticeSetup): PracticeGame => {
      const game = newPractice(setup, { name: name(), now: Date.now() });
      kept.keep(game);
      return game;
    },
    /** What can be chosen from, before the next game. */
    choices: (): Extract<PracticeState, { type: 'choosing' }> => ({
      type: 'choosing',
      last: kept.current()?.setup ?? kept.over()[0]?.setup,
      past: kept.over().flatMap((game) => {
        const { phase, scores } = game.played.state;
        const { id, playedAt } = game;
        return phase.type === 'finished' ? [{ id, playedAt, scores }] : [];
      }),
    }),
    putAway: () => kept.putAway(),
    /** Sits down to a game. */
    tableOf: (
      game: PracticeGame,
      listener: (event: TableEvent) => void,
      onStuck: () => void,
    ): PracticeTable => {
      const tabs = new BroadcastChannel('metro.practice');
      const page = { bots: botsBeside(), pause: humanPause, now: Date.now, tabs };
      return new PracticeTable({ game, kept, listener, onStuck, ...page });
    },
  };
}
