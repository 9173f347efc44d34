import { describe, expect, test } from 'vitest';
import { listenFault, parseAddress } from './address.ts';

describe('where the server listens', () => {
  test.each([
    [{}, { port: 2567, host: undefined }],
    [
      { PORT: '', HOST: '' },
      { port: 2567, host: undefined },
    ],
    [{ PORT: ' 8080 ' }, { port: 8080, host: undefined }],
    [
      { PORT: '0', HOST: '127.0.0.1' },
      { port: 0, host: '127.0.0.1' },
    ],
  ])('follows from %j', (environment, address) => {
    expect(parseAddress(environment)).toEqual({ ok: true, value: address });
  });

  test.each(['x', '-1', '1.5', '65536', '1e3', '80 81'])('is nowhere for PORT=%s', (PORT) => {
    const parsed = parseAddress({ PORT });
    expect(parsed.ok ? '' : parsed.error).toContain(`not "${PORT}"`);
  });
});

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
