import { expect, test } from 'vitest';
import { BrowserStorage } from './browser-storage.ts';
import { NewVersion } from './new-version.ts';

/** A browser's storage that may be full. */
function browserStorage(isFull = false) {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } satisfies Storage;
}

interface Situation {
  readonly open?: string;
  /** What the server answers, one look after the other, and then the last one always. */
  readonly served: readonly (string | undefined | Error)[];
  /** For how many looks the reader is busy. */
  readonly busyFor?: number;
  /** What the tab keeps. */
  readonly kept?: Storage;
}

/** A page as it is loaded once. */
function openPage({ open = 'old', served, busyFor = 0, kept = browserStorage() }: Situation) {
  const answers = [...served];
  const seen = { reloads: 0, waits: 0 };
  const version = new NewVersion({
    storage: new BrowserStorage(() => kept),
    open,
    fetchServed: async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    isBusy: () => seen.waits < busyFor,
    reload: () => {
      seen.reloads += 1;
    },
    wait: async () => {
      seen.waits += 1;
    },
  });
  return { version, seen };
}

test('a page that is older than what the server hands out loads itself again, once', async () => {
  const { version, seen } = openPage({ served: ['new'] });
  await Promise.all([version.suspect(), version.suspect(), version.leave()]);
  expect(seen.reloads).toBe(1);
});

test.each([
  ['the same version', 'old'],
  ['a page that is none of ours, such as that of a hotel', undefined],
  ['no answer', new TypeError('no network')],
])('%s is no newer one', async (_, answer) => {
  const { version, seen } = openPage({ served: [answer] });
  await version.suspect();
  expect(seen.reloads).toBe(0);
  expect(version.state.value).toBe('none');
});

test('it says so and waits for as long as something would be lost', async () => {
  const { version, seen } = openPage({ served: ['new'], busyFor: 3 });
  const done = version.suspect();
  while (version.state.value === 'none') await Promise.resolve();
  expect(version.state.value).toBe('waits');
  expect(seen.reloads).toBe(0);
  await done;
  expect(seen).toEqual({ reloads: 1, waits: 3 });
});

test('it waits for a server that is away: without one there would be no page at all', async () => {
  const away = new TypeError('no network');
  const { version, seen } = openPage({ served: ['new', away, away, 'new'] });
  await version.suspect();
  expect(seen).toEqual({ reloads: 1, waits: 2 });
});

test('a reload that brings the same page back is not repeated', async () => {
  const kept = browserStorage();
  await openPage({ served: ['new'], kept }).version.suspect();
  const again = openPage({ served: ['new'], kept });
  expect(again.version.takeArrival()).toBe(false);
  await again.version.suspect();
  expect(again.seen.reloads).toBe(0);
  expect(again.version.state.value).toBe('by-hand');
});

test('two servers of two versions that take turns send nobody round and round', async () => {
  const kept = browserStorage();
  const reloads = [];
  for (const [open, other] of [
    ['old', 'new'],
    ['new', 'old'],
    ['old', 'new'],
    ['new', 'old'],
  ] as const) {
    const page = openPage({ open, served: [other], kept });
    await page.version.suspect();
    reloads.push(page.seen.reloads);
  }
  expect(reloads).toEqual([1, 1, 0, 0]);
});

test('what would not be remembered is left to the reader', async () => {
  const { version, seen } = openPage({ served: ['new'], kept: browserStorage(true) });
  await version.suspect();
  expect(seen.reloads).toBe(0);
  expect(version.state.value).toBe('by-hand');
});

test('the page that was loaded says so once, and the next deploy is taken too', async () => {
  const kept = browserStorage();
  await openPage({ served: ['new'], kept }).version.suspect();
  const next = openPage({ open: 'new', served: ['newer'], kept });
  expect([next.version.takeArrival(), next.version.takeArrival()]).toEqual([true, false]);
  await next.version.suspect();
  expect(next.seen.reloads).toBe(1);
});
