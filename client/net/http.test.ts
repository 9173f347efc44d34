import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, askExactly } from './http.ts';

/** A server that answers by its path, as real ones do. */
const server = createServer((request, response) => {
  const [, status, body] = (request.url ?? '').split('/');
  if (status === 'echo') {
    response.end(JSON.stringify({ who: request.headers.authorization ?? '' }));
    return;
  }
  response.writeHead(Number(status)).end(decodeURIComponent(body ?? ''));
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const answer = z.object({ who: z.string() });

test.each([
  ['/200/{"who":"Ann"}', { ok: true, value: { who: 'Ann' } }],
  ['/200/{"who":7}', { ok: false, error: 'refused' }],
  ['/200/<!doctype html>', { ok: false, error: 'refused' }],
  ['/200/', { ok: false, error: 'refused' }],
  ['/404/', { ok: false, error: 'not-found' }],
  ['/403/', { ok: false, error: 'not-found' }],
  ['/401/', { ok: false, error: 'refused' }],
  ['/429/{"code":"too-many-requests"}', { ok: false, error: 'unreachable' }],
  ['/503/', { ok: false, error: 'unreachable' }],
])('what %s answers', async (path, expected) => {
  expect(await ask({ path: `${url}${path}`, answer })).toEqual(expected);
});

test.each([
  ['/200/{"who":"Ann"}', { ok: true, value: { who: 'Ann' } }],
  ['/404/', { ok: false, error: 'not-found' }],
  ['/429/{"code":"too-many-requests"}', { ok: false, error: 'too-many-requests' }],
  ['/503/', { ok: false, error: 'unreachable' }],
])('what %s answers exactly', async (path, expected) => {
  expect(await askExactly({ path: `${url}${path}`, answer })).toEqual(expected);
});

test('an answer without a body can be one', async () => {
  expect(await ask({ path: `${url}/200/`, answer: z.undefined() })).toEqual({
    ok: true,
    value: undefined,
  });
});

test('the token says who asks', async () => {
  const asked = await ask({ path: `${url}/echo`, token: 'secret', answer });
  expect(asked).toEqual({ ok: true, value: { who: 'Bearer secret' } });
});

test('a server that is not there', async () => {
  expect(await ask({ path: 'http://127.0.0.1:1/', answer })).toEqual({
    ok: false,
    error: 'unreachable',
  });
});
