/** A wait as it goes on. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type QuickWait, quickMatchView } from '../../view/quick/quick-match-view.ts';
import type { QuickMatchState } from '../app-model.ts';
import { useTranslation } from '../page.tsx';
import { minutesText } from '../texts/durations.ts';

/** A wait in the queue. */
export type Wait = Extract<QuickMatchState, { type: 'waiting' }>;

/** How often the wait is looked at, in milliseconds: often enough that no second is skipped. */
const TICK = 250;

/** The wait now, and its time as text; the component follows from second to second. */
export function useWait(wait: QuickWait) {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = performance.now();
    }, TICK);
    return () => clearInterval(timer);
  }, [now]);
  const view = quickMatchView(wait, now.value);
  const { language } = useTranslation();
  const time = { minutes: Math.floor(view.seconds / 60), seconds: view.seconds % 60 };
  return { ...view, time: minutesText(language, time) };
}
