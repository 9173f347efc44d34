import { expect, test } from 'vitest';
import { parseWhatIf, type WhatIf, whatIfCode } from './what-if.ts';

test.each<WhatIf>([
  { game: 'KXWPRT', move: 0, seat: 0 },
  { game: 'KXWPRT-AbCdEfGhIjKlMnOpQrSt_-', move: 61, seat: 5 },
  { game: 'practice-0123456789ab', move: 7, seat: 1 },
])('the code of %j stands for it', (whatIf) => {
  expect(parseWhatIf(whatIfCode(whatIf))).toEqual(whatIf);
});

test.each(['KXWPRT', 'practice-0123456789ab', 'what-if', 'what-if KXWPRT 3', 'what-if KXWPRT 3 9'])(
  '%j stands for no such game',
  (code) => {
    expect(parseWhatIf(code)).toBeUndefined();
  },
);
