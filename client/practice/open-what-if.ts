/** The way from a replay to playing it on differently. */
import type { TableEvent } from '../net/hosted-table.ts';
import { botsBeside } from './bots-beside.ts';
import { humanPause } from './human-pause.ts';
import type { PageGame } from './practice-game.ts';
import { PracticeTable } from './practice-table.ts';

export { whatIfGame } from './what-if-game.ts';

/** Nobody keeps such a game, and no other tab has to make way for it. */
const UNKEPT = { keep: () => {}, putAway: () => {} };
const ALONE = { postMessage: () => {}, onmessage: null, close: () => {} };

/** Sits down to a game that is played on; `onStuck` is called where a bot can't play. */
export const whatIfTable = (
  game: PageGame,
  listener: (event: TableEvent) => void,
  onStuck: () => void,
): PracticeTable =>
  new PracticeTable({
    ...{ game, listener, onStuck, kept: UNKEPT, tabs: ALONE },
    ...{ bots: botsBeside(), pause: humanPause, now: Date.now },
  });
