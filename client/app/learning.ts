/** What somebody has learnt, kept in the browser. */
import { signal } from '@preact/signals';
import { keptFields, oneOf } from '../net/kept-fields.ts';
import { CHAPTERS } from '../view/lesson/chapter-names.ts';
import { type Learning, NOTHING_LEARNT } from '../view/lesson/learning.ts';
import { TIPS } from '../view/lesson/tip-names.ts';
import type { KeptTexts } from './browser-storage.ts';

const STORAGE_KEY = 'metro.learning';

/** It as a signal, and how to change some of it. What isn't kept, or is broken, begins anew. */
export function loadLearning(storage: KeptTexts) {
  const learning = signal(readLearning(storage));
  const change = (changes: Partial<Learning>) => {
    learning.value = { ...learning.value, ...changes };
    storage.setItem(STORAGE_KEY, JSON.stringify(learning.value));
  };
  return { learning, change };
}

/** Each by itself: what is broken takes nothing else with it. */
function readLearning(storage: KeptTexts): Learning {
  const { done, chapter, step, tips, wantsTips } = keptFields(storage, STORAGE_KEY);
  return {
    done: someOf(CHAPTERS, done),
    chapter: oneOf(CHAPTERS, chapter),
    step: Number.isInteger(step) ? Number(step) : NOTHING_LEARNT.step,
    tips: someOf(TIPS, tips),
    wantsTips: wantsTips !== false,
  };
}

const someOf = <Value>(values: readonly Value[], kept: unknown): readonly Value[] =>
  values.filter((value) => Array.isArray(kept) && kept.includes(value));
