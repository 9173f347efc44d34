import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from './route.ts';

const at = (path: string) => parseRoute(new URL(path, 'https://metro.example'));

test.each([
  ['/', { type: 'home' }],
  ['/table/KXWPRT', { type: 'table', code: 'KXWPRT', as: 'player' }],
  ['/table/kxwprt/', { type: 'table', code: 'KXWPRT', as: 'player' }],
  ['/table/KXWPRT?watch', { type: 'table', code: 'KXWPRT', as: 'spectator' }],
  ['/table/kxw-prt', { type: 'table', code: 'KXWPRT', as: 'player' }],
  ['/table/kxw%20prt', { type: 'table', code: 'KXWPRT', as: 'player' }],
  ['/table/', { type: 'unknown' }],
  ['/table/KXWPR', { type: 'unknown' }],
  ['/table/%zz', { type: 'unknown' }],
  ['/table/not%20a%20code', { type: 'unknown' }],
  ['/table/KXWPRT/extra', { type: 'unknown' }],
  ['/move#BCDFGHJKMN', { type: 'move', code: 'BCDFGHJKMN' }],
  ['/move/#bcdfg-hjkmn', { type: 'move', code: 'bcdfg-hjkmn' }],
  ['/move', { type: 'unknown' }],
  ['/move#content', { type: 'unknown' }],
  ['/replay/kxwprt', { type: 'replay', game: 'KXWPRT', move: undefined }],
  ['/replay/KXWPRT?move=12', { type: 'replay', game: 'KXWPRT', move: 12 }],
  [
    '/replay/KXWPRT?analysis',
    { type: 'replay', game: 'KXWPRT', move: undefined, isAnalysed: true },
  ],
  [
    '/replay/KXWPRT?move=12&analysis',
    { type: 'replay', game: 'KXWPRT', move: 12, isAnalysed: true },
  ],
  ['/try/KXWPRT?move=12&seat=1', { type: 'what-if', game: 'KXWPRT', move: 12, seat: 1 }],
  [
    '/try/practice-0123456789ab?move=0&seat=0',
    { type: 'what-if', game: 'practice-0123456789ab', move: 0, seat: 0 },
  ],
  ['/try/KXWPRT?move=12', { type: 'unknown' }],
  ['/try/KXWPRT?move=12&seat=6', { type: 'unknown' }],
  ['/replay/KXWPRT?move=-1', { type: 'replay', game: 'KXWPRT', move: undefined }],
  [
    '/replay/KXWPRT-AbCdEfGhIjKlMnOpQrSt_-?move=3',
    { type: 'replay', game: 'KXWPRT-AbCdEfGhIjKlMnOpQrSt_-', move: 3 },
  ],
  ['/replay/KXWPRT-AbCd', { type: 'unknown' }],
  ['/table/KXWPRT-AbCdEfGhIjKlMnOpQrSt_-', { type: 'unknown' }],
  ['/deal/sAmpLe-DeaL-iD_0', { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' }],
  ['/practice', { type: 'practice' }],
  ['/practice/', { type: 'practice' }],
  [
    '/replay/practice-0123456789ab?move=2',
    { type: 'replay', game: 'practice-0123456789ab', move: 2 },
  ],
  ['/replay/practice-0123', { type: 'unknown' }],
  ['/deal/', { type: 'unknown' }],
  ['/elsewhere', { type: 'unknown' }],
  ['/new', { type: 'new-table' }],
  ['/new/', { type: 'new-table' }],
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
  { type: 'table', code: 'KXWPRT', as: 'player' },
  { type: 'table', code: 'KXWPRT', as: 'spectator' },
  { type: 'replay', game: 'KXWPRT', move: undefined },
  { type: 'replay', game: 'KXWPRT', move: 0 },
  { type: 'replay', game: 'KXWPRT-AbCdEfGhIjKlMnOpQrSt_-', move: undefined },
  { type: 'replay', game: 'KXWPRT', move: 3, isAnalysed: true },
  { type: 'replay', game: 'KXWPRT', move: undefined, isAnalysed: true },
  { type: 'what-if', game: 'KXWPRT', move: 12, seat: 5 },
  { type: 'practice' },
  { type: 'replay', game: 'practice-0123456789ab', move: 5 },
  { type: 'deal', dealId: 'sAmpLe-DeaL-iD_0' },
] as const)('the address of %o leads back to it', (route) => {
  expect(at(formatRoute(route))).toEqual(route);
});
