import { expect, test } from 'vitest';
import { loadIdentity } from './identity.ts';

function storageWith(kept: string | null) {
  let text = kept;
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value;
    },
  };
}

test('a browser stays the same guest', () => {
  const storage = storageWith(null);
  const first = loadIdentity(storage);
  expect(loadIdentity(storage)).toEqual(first);
  expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
});

test('two browsers are two guests', () => {
  const one = loadIdentity(storageWith(null));
  const other = loadIdentity(storageWith(null));
  expect(one.playerId).not.toBe(other.playerId);
});

test('the public id gives nothing of the secret away', () => {
  const { secret, playerId } = loadIdentity(storageWith(null));
  expect(secret).not.toContain(playerId);
});

test.each(['', 'short', 'Z'.repeat(64)])('a broken secret is made anew: %s', (kept) => {
  expect(loadIdentity(storageWith(kept)).secret).toMatch(/^[0-9a-f]{64}$/);
});
