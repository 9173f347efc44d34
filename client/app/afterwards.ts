/** What a page does once it wants nothing else of the network. It comes in a file of its own: nothing waits for it. */
import { effect } from '@preact/signals';
import { once } from '../ui/once.ts';
import type { CallingParts } from './calling.ts';
import { keepPage } from './keep-page.ts';

/** Has the page kept for visits without a network, and the player called back who wants notifications. */
export function doAfterwards(parts: CallingParts): void {
  keepPage();
  // Most players never want it: the code comes once somebody does.
  const follow = once(async () => (await import('./calling.ts')).followPreferences(parts));
  effect(() => {
    // Where the code can't be had the next change of a preference tries again.
    if (parts.preferences.value.notifications) follow().catch(() => {});
  });
}
