import { expect, test } from 'vitest';
import { playerIdOf } from '../../common/protocol/identity.ts';
import { forgetIdentity, keepIdentity, leaveIdentity, loadIdentity } from './identity.ts';

function storageWith(kept: Readonly<Record<string, string>>) {
  const texts = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('a browser stays the same guest', () => {
  const storage = storageWith({});
  const first = loadIdentity(storage);
  expect(loadIdentity(storage)).toEqual(first);
  expect(first.proof).toMatch(/^[0-9a-f]{64}$/);
});

test('two browsers are two guests', () => {
  const one = loadIdentity(storageWith({}));
  const other = loadIdentity(storageWith({}));
  expect(one.playerId).not.toBe(other.playerId);
});

test('the public id gives nothing of the secret away', () => {
  const { proof, playerId } = loadIdentity(storageWith({}));
  expect(proof).not.toContain(playerId);
});

test.each(['', 'short', 'Z'.repeat(64)])('a broken secret is made anew: %s', (secret) => {
  expect(loadIdentity(storageWith({ 'metro.secret': secret })).proof).toMatch(/^[0-9a-f]{64}$/);
});

const MOVED = {
  proof: 'header.body.signature',
  playerId: playerIdOf('another device'),
  givenAt: 1000,
};

test('a browser becomes the player of another device', () => {
  const storage = storageWith({});
  loadIdentity(storage);
  keepIdentity(storage, MOVED);
  expect(loadIdentity(storage)).toEqual(MOVED);
});

test('a browser that leaves another device’s player is its own guest again', () => {
  const storage = storageWith({});
  const before = loadIdentity(storage);
  keepIdentity(storage, MOVED);
  leaveIdentity(storage);
  expect(loadIdentity(storage)).toEqual(before);
});

test('an account of the first version is as old as can be', () => {
  const { givenAt: _givenAt, ...old } = MOVED;
  const storage = storageWith({ 'metro.account': JSON.stringify(old) });
  expect(loadIdentity(storage).givenAt).toBe(0);
});

test('a browser that was forgotten is somebody new', () => {
  const storage = storageWith({});
  const before = loadIdentity(storage);
  keepIdentity(storage, MOVED);
  forgetIdentity(storage);
  const after = loadIdentity(storage);
  expect([before.playerId, MOVED.playerId]).not.toContain(after.playerId);
});

test.each(['{', '{}', '{"proof":"","playerId":"x"}', '{"proof":"a","playerId":"no id"}'])(
  'a broken account %s leaves the guest',
  (account) => {
    const storage = storageWith({ 'metro.account': account, 'metro.secret': 'a'.repeat(64) });
    expect(loadIdentity(storage).proof).toBe('a'.repeat(64));
  },
);
