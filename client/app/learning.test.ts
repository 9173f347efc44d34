import { expect, test } from 'vitest';
import { NOTHING_LEARNT } from '../view/lesson/learning.ts';
import { BrowserStorage } from './browser-storage.ts';
import { loadLearning } from './learning.ts';

test('what was learnt is there at the next visit', () => {
  const storage = new BrowserStorage(() => undefined);
  const { learning, change } = loadLearning(storage);
  expect(learning.value).toEqual(NOTHING_LEARNT);
  change({ done: ['laying'], chapter: 'line', step: 1 });
  change({ tips: ['place'] });
  const { learning: later } = loadLearning(storage);
  expect(later.value).toEqual({
    ...NOTHING_LEARNT,
    done: ['laying'],
    chapter: 'line',
    step: 1,
    tips: ['place'],
  });
});

test('what is broken, or of another version, begins anew by itself', () => {
  const storage = new BrowserStorage(() => undefined);
  storage.setItem('metro.learning', '{"done":["laying","gone"],"chapter":7,"step":"x","tips":{}}');
  expect(loadLearning(storage).learning.value).toEqual({ ...NOTHING_LEARNT, done: ['laying'] });
});
