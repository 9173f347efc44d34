import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newGuest } from '../net/testing/live-server.ts';
import { KeptChoices } from './kept-choices.ts';
import { TableSession } from './table-session.ts';

// The page's address is read as soon as the module is loaded.
vi.stubGlobal('location', new URL('https://metro.example/'));
vi.stubGlobal('addEventListener', () => {});
const { dealActions } = await import('./deal-actions.ts');

/** A server that answers with the status that a deal is named after. */
const server = createServer(({ url }, response) => {
  response.writeHead(Number(url?.split('/').at(-1))).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Pages ask by paths, from the server that they came from.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`${url}${path}`, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test.each([
  ['404', 'no-such-deal'],
  ['429', 'too-many-requests'],
  ['503', 'no-answer'],
  ['400', 'malformed'],
])('a table of a deal that is refused with %s is told of as %s', async (dealId, expected) => {
  const notice = await new Promise((notify) => {
    const session = new TableSession(
      { notify, animate: () => {} },
      new KeptChoices({ getItem: () => null, setItem: () => {} }),
    );
    dealActions({ identity: newGuest(), session, notify }).openDealTable(dealId);
  });
  expect(notice).toBe(expected);
});
