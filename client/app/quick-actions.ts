/** What the page can ask of the queue, and of a table that the queue has found. */
import type { ReadonlySignal } from '@preact/signals';
import type { AppActions, Preferences } from '../ui/app-model.ts';
import { go, goInstead, route } from './location.ts';
import type { QuickMatch } from './quick-match.ts';
import type { TableSession } from './table-session.ts';

/** What these actions need. */
export interface QuickActionsParts {
  readonly quickMatch: QuickMatch;
  readonly session: TableSession;
  readonly preferences: ReadonlySignal<Preferences>;
  readonly change: AppActions['setPreferences'];
}

type QuickActions = Pick<
  AppActions,
  'playQuick' | 'waitHere' | 'playBots' | 'lookAgain' | 'fillWithBots'
>;

/** What the page can do about the queue, and at a table that the queue found. */
export const quickActions = (parts: QuickActionsParts): QuickActions => ({
  playQuick: (wish) => {
    parts.change({ quickWish: wish, usualWay: 'quick' });
    // Somebody who waits already and changes the wish still gets home by one step back.
    const goOn = route.peek().type === 'quick' ? goInstead : go;
    goOn({ type: 'quick', wish });
  },
  waitHere: () => parts.quickMatch.waitHere(),
  playBots: () => void parts.quickMatch.playBots(),
  lookAgain: () => {
    parts.session.leave();
    goInstead({ type: 'quick', wish: parts.preferences.peek().quickWish });
  },
  fillWithBots: (count) => void fillWithBots(parts.session, count),
});

async function fillWithBots(session: TableSession, count: number): Promise<void> {
  for (let added = 0; added < count; added++)
    if (!(await session.ask('addBot', { level: 'normal' }))) return;
}
