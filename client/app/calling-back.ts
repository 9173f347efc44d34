/** Has the server call a player back who wants notifications. Most never do: the code comes once somebody does. */
import { effect, signal } from '@preact/signals';
import type { Calling } from '../ui/app-model.ts';
import { once } from '../ui/once.ts';
import type { CallingParts } from './calling.ts';

/** How a player can be called back now, and what has that done as they prefer: call it once nothing else is wanted of the network. */
export function callingBack(parts: Pick<CallingParts, 'proof' | 'preferences'>) {
  const state = signal<Calling>('while-open');
  const follow = once(async () => {
    const { followPreferences } = await import('./calling.ts');
    followPreferences({ ...parts, calling: state });
  });
  const begin = () => {
    effect(() => {
      // Where the code can't be had the next change of a preference tries again.
      if (parts.preferences.value.notifications) follow().catch(() => {});
    });
  };
  return { state, begin };
}
