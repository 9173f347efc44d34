import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from './route.ts';

const at = (path: string) => parseRoute(new URL(path, 'https://metro.example'));

test.each([
  ['/', { type: 'home' }],
  ['/table/KXWPQT', { type: 'table', code: 'KXWPQT', as: 'player' }],
  ['/table/kxwpqt/', { type: 'table', code: 'KXWPQT', as: 'player' }],
  ['/table/KXWPQT?watch', { type: 'table', code: 'KXWPQT', as: 'spectator' }],
  ['/table/kxw-pqt', { type: 'table', code: 'KXWPQT', as: 'player' }],
  ['/table/kxw%20pqt', { type: 'table', code: 'KXWPQT', as: 'player' }],
  ['/table/', { type: 'unknown' }],
  ['/table/KXWPQ', { type: 'unknown' }],
  ['/table/%zz', { type: 'unknown' }],
  ['/table/not%20a%20code', { type: 'unknown' }],
  ['/table/KXWPQT/extra', { type: 'unknown' }],
  ['/move#BCDFGHJKMN', { type: 'move', code: 'BCDFGHJKMN' }],
  ['/move/#bcdfg-hjkmn', { type: 'move', code: 'bcdfg-hjkmn' }],
  ['/move', { type: 'unknown' }],
  ['/move#content', { type: 'unknown' }],
  ['/replay/kxwpqt', { type: 'replay', code: 'KXWPQT', move: undefined }],
  ['/replay/KXWPQT?move=12', { type: 'replay', code: 'KXWPQT', move: 12 }],
  ['/replay/KXWPQT?move=-1', { type: 'replay', code: 'KXWPQT', move: undefined }],
  ['/deal/sAmpLe-DeaL-iD_0', { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' }],
  ['/deal/', { type: 'unknown' }],
  ['/elsewhere', { type: 'unknown' }],
  ['/quick', { type: 'quick', wish: { players: 'any', pace: 'normal' } }],
  ['/quick/?players=3&pace=none', { type: 'quick', wish: { players: 3, pace: 'none' } }],
  ['/quick?players=7&pace=day', { type: 'quick', wish: { players: 'any', pace: 'normal' } }],
])('the address %s', (path, route) => {
  expect(at(path)).toEqual(route);
});

test.each([
  { type: 'home' },
  { type: 'move', code: 'BCDFGHJKMN' },
  { type: 'quick', wish: { players: 'any', pace: 'relaxed' } },
  { type: 'quick', wish: { players: 6, pace: 'fast' } },
  { type: 'table', code: 'KXWPQT', as: 'player' },
  { type: 'table', code: 'KXWPQT', as: 'spectator' },
  { type: 'replay', code: 'KXWPQT', move: undefined },
  { type: 'replay', code: 'KXWPQT', move: 0 },
  { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' },
] as const)('the address of %o leads back to it', (route) => {
  expect(at(formatRoute(route))).toEqual(route);
});
