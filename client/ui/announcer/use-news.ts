/** News that a component has to tell while it is on the page. */
import { useEffect } from 'preact/hooks';
import { usePage } from '../page.tsx';

/** Tells a sentence each time it becomes another; `undefined` while there is nothing to tell. */
export function useNews(sentence: string | undefined): void {
  const { announcer } = usePage();
  useEffect(() => {
    if (sentence !== undefined) announcer.tell(sentence);
  }, [announcer, sentence]);
}
