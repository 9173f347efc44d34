import { expect, test } from 'vitest';
import { allowedOrigins, sourceOf } from './origins.ts';

const allowed = new Set(['https://metro.example']);

test.each([
  [undefined, 'localhost:2567', 'own'],
  ['http://localhost:2567', 'localhost:2567', 'own'],
  ['https://play.example', 'Play.example', 'own'],
  ['https://metro.example', 'localhost:2567', 'allowed'],
  ['http://metro.example', 'localhost:2567', 'foreign'],
  ['https://metro.example.evil.example', 'localhost:2567', 'foreign'],
  ['http://localhost:5173', 'localhost:2567', 'foreign'],
  ['null', 'localhost:2567', 'foreign'],
  ['null', undefined, 'foreign'],
])('a page of %s that asks %s is of %s origin', (origin, host, type) => {
  const headers = { ...(origin !== undefined && { origin }), ...(host !== undefined && { host }) };
  expect(sourceOf(headers, allowed).type).toBe(type);
});

test.each([
  ['https://metro.example', ['https://metro.example']],
  ['https://metro.example/, http://A.example:80', ['https://metro.example', 'http://a.example']],
])('ALLOWED_ORIGINS=%s is understood', (ALLOWED_ORIGINS, origins) => {
  expect(allowedOrigins(ALLOWED_ORIGINS)).toEqual(new Set(origins));
});

test.each(['metro.example', '*', 'https://metro.example/play', 'ftp://metro.example'])(
  'ALLOWED_ORIGINS=%s is not',
  (ALLOWED_ORIGINS) => {
    expect(allowedOrigins(ALLOWED_ORIGINS)).toBeUndefined();
  },
);
