/** Views for components that show a long list: only what has changed is rendered anew. */
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { withSameParts } from '../view/same-parts.ts';

/**
 * A view of signals. Parts of it that say the same as before stay the same objects, and where all of them
 * do the component isn't rendered again.
 */
export function useSameParts<View>(read: () => View): View {
  const last = useRef<View | undefined>(undefined);
  return useComputed(() => {
    const view = withSameParts(last.current, read());
    last.current = view;
    return view;
  }).value;
}
