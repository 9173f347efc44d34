import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  addressOf,
  isOwnMachine,
  isUnknownProxy,
  NO_PROXIES,
  subscriberOf,
  trustedProxies,
} from './client-address.ts';

/** A request over a connection from an address, that says for whom it was forwarded. */
function requestFrom(address: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  if (forwardedFor !== undefined) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

const chain = '203.0.113.9, 198.51.100.7, 10.0.0.2';

describe('the address of a client', () => {
  test.each([
    ['0', '10.0.0.1'],
    ['1', '10.0.0.2'],
    ['2', '198.51.100.7'],
    ['9', '203.0.113.9'],
    ['loopback', '10.0.0.1'],
    ['uniquelocal', '198.51.100.7'],
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.0/8, 198.51.100.0/24', '203.0.113.9'],
  ])('with TRUSTED_PROXIES=%s is %s', (TRUSTED_PROXIES, address) => {
    const proxies = trustedProxies(TRUSTED_PROXIES) ?? NO_PROXIES;
    expect(addressOf(requestFrom('10.0.0.1', chain), proxies)).toBe(address);
  });

  test.each(['-1', 'proxy.example', '10.0.0.0/99', '300.0.0.1', '1 2'])(
    'can’t follow from TRUSTED_PROXIES=%s',
    (TRUSTED_PROXIES) => {
      expect(trustedProxies(TRUSTED_PROXIES)).toBeUndefined();
    },
  );
});

test.each([
  ['127.0.0.1', chain, '', true],
  ['127.0.0.1', chain, 'loopback', false],
  ['127.0.0.1', undefined, '', false],
  ['10.0.0.1', chain, '', false],
])('a request of %s for %s comes from an unknown proxy with TRUSTED_PROXIES=%s: %s', (...row) => {
  const [peer, forwardedFor, TRUSTED_PROXIES, isUnknown] = row;
  const proxies = trustedProxies(TRUSTED_PROXIES) ?? NO_PROXIES;
  expect(isUnknownProxy(requestFrom(peer, forwardedFor), proxies)).toBe(isUnknown);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['unknown', false],
])('is %s of this machine? %s', (address, isOwn) => {
  expect(isOwnMachine(address)).toBe(isOwn);
});
