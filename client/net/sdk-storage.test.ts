import { afterEach, expect, test, vi } from 'vitest';
import { ImpatientClient } from './impatient-client.ts';

afterEach(() => vi.unstubAllGlobals());

// Alone in its file: the SDK chooses a storage with the first client of a process.
test('the SDK looks into no storage of the browser, and so forgets no token', async () => {
  let looks = 0;
  const look = () => {
    looks += 1;
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get: look }));
  vi.stubGlobal('indexedDB', { open: look });
  const client = new ImpatientClient('http://127.0.0.1:1');
  client.auth.token = 'mine';
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.auth.token).toBe('mine');
  expect(looks).toBe(0);
});
