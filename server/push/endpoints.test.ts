import { expect, test } from 'vitest';
import { isEndpoint, isOnInternet, lookupOnInternet } from './endpoints.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:DEF-_123',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
])('%s is where a notice may go', (endpoint) => {
  expect(isEndpoint(endpoint, 'internet')).toBe(true);
});

test.each([
  '',
  'push',
  'http://fcm.googleapis.com/fcm/send/abc',
  'ftp://push.example/abc',
  'https://user@push.example/abc',
  'https://:secret@push.example/abc',
  'https://push.example:22/abc',
  'https://localhost/abc',
  'https://router/abc',
  'https://127.0.0.1/abc',
  'https://127.1/abc',
  'https://2130706433/abc',
  'https://0x7f.1/abc',
  'https://10.0.0.1/abc',
  'https://[::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://push.example./abc',
])('%s is not', (endpoint) => {
  expect(isEndpoint(endpoint, 'internet')).toBe(false);
});

test('a test’s own push service is reached where a test says so, and nothing else', () => {
  expect(isEndpoint('http://127.0.0.1:4321/abc', 'this-machine')).toBe(true);
  expect(isEndpoint('http://127.0.0.1:4321/abc', 'internet')).toBe(false);
  expect(isEndpoint('https://push.example/abc', 'this-machine')).toBe(false);
});

test.each([
  ['142.250.185.10', true],
  ['2a00:1450:4001:82f::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:192.168.1.1', false],
  ['64:ff9b::a00:1', false],
])('%s is on the internet: %s', (address, is) => {
  expect(isOnInternet({ address })).toBe(is);
});

test.each([true, false])(
  'a name of this machine leads nowhere (all addresses: %s)',
  async (all) => {
    const found = new Promise((resolve, reject) => {
      lookupOnInternet('localhost', { all }, (error, address) =>
        error === null ? resolve(address) : reject(error),
      );
    });
    await expect(found).rejects.toThrow('localhost stands for no address on the internet');
  },
);
