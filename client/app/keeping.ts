/** What the browser keeps of this visit. */
import { computed, type ReadonlySignal } from '@preact/signals';
import { IDENTITY_KEYS } from '../net/identity.ts';
import type { Keeping } from '../ui/app-model.ts';
import type { BrowserStorage } from './browser-storage.ts';

/** What a storage has kept, as the player should know it. */
export const keepingOf = ({
  lostKeys,
}: Pick<BrowserStorage, 'lostKeys'>): ReadonlySignal<Keeping> =>
  computed(() => {
    if (IDENTITY_KEYS.some((key) => lostKeys.value.has(key))) return 'nothing';
    return lostKeys.value.size > 0 ? 'no-changes' : 'all';
  });
