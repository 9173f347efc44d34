import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IDENTITY_KEYS, loadIdentity } from '../net/identity.ts';
import { BrowserStorage } from './browser-storage.ts';
import { keepingOf } from './keeping.ts';

/** A browser's storage with room for so many letters. */
function browserWith(room: number, texts = new Map<string, string>()) {
  return {
    get length() {
      return texts.size;
    },
    clear: () => texts.clear(),
    key: (index: number) => Array.from(texts.keys())[index] ?? null,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key: string) => void texts.delete(key),
  } satisfies Storage;
}

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};
const deaf = { ...browserWith(0), setItem: () => {} };

const USELESS: [string, () => Storage | null | undefined][] = [
  ['is blocked', blocked],
  ['is missing', () => undefined],
  ['is null', () => null],
  ['is full', () => browserWith(0)],
  ['keeps nothing and does not say so', () => deaf],
  ['throws at each use', () => ({ ...browserWith(0), getItem: blocked, removeItem: blocked })],
];

test.each(USELESS)('a storage that %s holds for this visit', (_, open) => {
  const storage = new BrowserStorage(open);
  storage.setItem('key', 'text');
  expect(storage.getItem('key')).toBe('text');
  storage.removeItem('key');
  expect(storage.getItem('key')).toBeNull();
});

test.each(USELESS)('one is the same guest during a visit where it %s, and is told', (_, open) => {
  const storage = new BrowserStorage(open);
  expect(loadIdentity(storage)).toEqual(loadIdentity(storage));
  expect(keepingOf(storage).value).toBe('nothing');
  expect(storage.canKeep()).toBe(false);
});

test('a good storage keeps all, for the next visit too', () => {
  const browser = browserWith(5000);
  const storage = new BrowserStorage(() => browser);
  const identity = loadIdentity(storage);
  expect(loadIdentity(new BrowserStorage(() => browser))).toEqual(identity);
  expect(keepingOf(storage).value).toBe('all');
  expect(storage.canKeep()).toBe(true);
  expect(browser.length).toBe(1);
});

test('one that fills up keeps who one is; a change holds for this visit', () => {
  const storage = new BrowserStorage(() => browserWith(100, new Map([['old', 'text']])));
  loadIdentity(storage);
  storage.setItem('old', 'x'.repeat(101));
  expect(storage.getItem('old')).toBe('x'.repeat(101));
  expect(keepingOf(storage).value).toBe('no-changes');
  storage.setItem('old', 'short');
  expect(keepingOf(storage).value).toBe('all');
});

test('what the browser will not forget is forgotten for this visit', () => {
  const kept = browserWith(100, new Map([[IDENTITY_KEYS[0] ?? '', 'a'.repeat(64)]]));
  const storage = new BrowserStorage(() => ({ ...kept, removeItem: blocked }));
  for (const key of IDENTITY_KEYS) storage.removeItem(key);
  expect(loadIdentity(storage).proof).not.toBe('a'.repeat(64));
});

test('nothing else of the page touches what browsers keep', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync('client/**/*.{ts,tsx,html}', { cwd: root });
  const touching = files
    .filter((file) => !/\.test\.tsx?$|^client\/(e2e|bench)\//.test(file))
    .filter((file) =>
      /\b(local|session)Storage\b(?!:)|document\.cookie|indexedDB|cookieStore/.test(
        codeOf(join(root, file)),
      ),
    );
  expect(touching).toEqual(['client/app/browser-storage.ts']);
});

/** What a file does, without what its comments say. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
