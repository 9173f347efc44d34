import { describe, expect, test } from 'vitest';
import { listenFault } from './address.ts';

describe('why it cannot be', () => {
  const address = { port: 80, host: 'nowhere' };
  const withCode = (code: string) => Object.assign(new Error('no'), { code });

  test.each([
    ['EADDRINUSE', 'Port 80 is in use'],
    ['EACCES', 'Port 80 may not be used'],
    ['EADDRNOTAVAIL', 'not "nowhere"'],
    ['ENOTFOUND', 'not "nowhere"'],
  ])('is said for %s', (code, sentence) => {
    expect(listenFault(withCode(code), address)).toContain(sentence);
  });

  test.each([withCode('EPIPE'), new Error('no'), 'no', undefined])(
    'is not known for %s',
    (error) => {
      expect(listenFault(error, address)).toBeUndefined();
    },
  );
});
