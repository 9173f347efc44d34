/** What tells that the page is older than what the server hands out: how it is noticed in a browser. */
import { effect } from '@preact/signals';
import { pathInOrigin } from '../site/site.ts';
import type { AppModel, Notice, QuickMatchState, TableStay } from '../ui/app-model.ts';
import { tabStorage } from './browser-storage.ts';
import { filledFields } from './filled-fields.ts';
import { NewVersion } from './new-version.ts';

/** What of playing shows that the page is too old, or may be lost by loading it again. */
type Playing = Pick<AppModel, 'table' | 'quickMatch' | 'practice'>;

/** For how long the server's page is waited for, and how often a busy reader is looked at, in milliseconds. */
const PATIENCE = 15_000;
const LOOK = 1000;

/** The entry's script: its name holds a hash of its content, and so of the names of all that it loads. */
const ENTRY = /\/(index-[\w-]+\.js)/;

/** Watches from now on; a page that has just become the new version says so. Returns what the page shows. */
export function watchVersion(
  playing: Playing,
  lobby: AppModel['lobby'],
  notify: (code: Notice['code']) => void,
): AppModel['newVersion'] {
  const hasFilledIn = filledFields(document);
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  const version = new NewVersion({
    storage: tabStorage(),
    open: ENTRY.exec(script?.src ?? '')?.[1],
    fetchServed,
    isBusy: () =>
      hasFilledIn() || isPlaying(playing.table.peek()) || isInQueue(playing.quickMatch.peek()),
    reload: () => location.reload(),
    wait: () => new Promise((resolve) => setTimeout(resolve, LOOK)),
  });
  if (version.takeArrival()) notify('new-version');
  // Vite says so of every import that fails; a worker's file makes practice fail.
  addEventListener('vite:preloadError', () => void version.suspect());
  effect(() => {
    if (playing.practice.value.type === 'absent') void version.suspect();
  });
  effect(() => {
    const table = playing.table.value;
    if (table.type === 'failed' && table.failure === 'outdated') void version.leave();
  });
  suspectReturnOf(lobby, version);
  return version.state;
}

/** A server that comes back may be another one. On the home screen little is lost by looking at once. */
function suspectReturnOf(lobby: AppModel['lobby'], version: NewVersion): void {
  let wasAway = false;
  effect(() => {
    const { connection } = lobby.value;
    if (connection === 'online' && wasAway) void version.suspect();
    wasAway = connection === 'offline';
  });
}

/** Past the browser's cache and the service worker, which answers for other names alone. */
async function fetchServed(): Promise<string | undefined> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await fetch(pathInOrigin('/'), { cache: 'no-store', signal });
  return ENTRY.exec(await response.text())?.[1];
}

/** Is something chosen that isn't confirmed, or confirmed and not answered yet? */
const isPlaying = (table: TableStay): boolean =>
  table.type === 'open' && (table.ui.selection ?? table.ui.pending) !== undefined;

/** Loading the page again would mean to queue again. */
const isInQueue = (state: QuickMatchState): boolean =>
  state.type === 'waiting' && state.count !== undefined;
