/** A day's deal as the screen shows it: fetched when it is opened, and its further places when they are asked for. */
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { Day } from '../../../common/protocol/day.ts';
import type { DayAnswer, OwnDaysAnswer } from '../../../common/protocol/day-answers.ts';
import { useApp } from '../page.tsx';

/** What is known of a day. */
export type DayLoading =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'loaded'; readonly day: DayAnswer; readonly own: OwnDaysAnswer | undefined };

/** A day, and how to fetch it again or the places after those that are there. */
export function useDay(day: Day | undefined) {
  const { queries } = useApp();
  const loading = useSignal<DayLoading>({ type: 'loading' });
  const load = useCallback(async () => {
    const [answer, own] = await Promise.all([queries.day(day), queries.ownDays()]);
    loading.value = answer.ok
      ? { type: 'loaded', day: answer.value, own: own.ok ? own.value : undefined }
      : { type: 'failed' };
  }, [queries, day, loading]);
  const loadMore = useCallback(async () => {
    const before = loading.peek();
    if (before.type !== 'loaded') return;
    const { places = [] } = before.day;
    const more = await queries.day(before.day.day, places.length);
    if (!more.ok || loading.peek() !== before) return;
    const all = [...places, ...(more.value.places ?? [])];
    loading.value = { ...before, day: { ...more.value, places: all } };
  }, [queries, loading]);
  useEffect(() => void load(), [load]);
  return { loading: loading.value, load, loadMore };
}
