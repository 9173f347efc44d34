import { signal } from '@preact/signals';
import { afterEach, expect, test, vi } from 'vitest';
import { NOTICE_KINDS } from '../../common/protocol/notices.ts';
import type { Calling, Preferences } from '../ui/app-model.ts';
import { type CallingParts, followPreferences, type PushService } from './calling.ts';
import { FIRST_PREFERENCES } from './first-state.ts';

const KEY = 'BA_-';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What a browser's push service is asked, as far as pages see it. */
class BrowserPush implements PushService {
  subscribed: string | undefined;
  isOut = false;

  readonly getSubscription = async () => (this.subscribed === undefined ? null : this.#current);

  readonly subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit = {}) => {
    if (this.isOut) throw new DOMException('no service', 'AbortError');
    this.subscribed = String(applicationServerKey);
    return this.#current;
  };

  get #current(): PushSubscription {
    const key = Uint8Array.from(Buffer.from(this.subscribed ?? '', 'base64url')).buffer;
    const keys = { p256dh: 'point', auth: 'secret' };
    return {
      endpoint: 'https://push.example/1',
      expirationTime: null,
      options: { applicationServerKey: key, userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => ({ endpoint: 'https://push.example/1', keys }),
      unsubscribe: async () => {
        this.subscribed = undefined;
        return true;
      },
    };
  }
}

/** A player with such preferences, in a browser; what the server is told is listed. */
function started(parts: { preferences?: Partial<Preferences>; mayNotify?: boolean } = {}) {
  const told: string[] = [];
  const server = { sends: true };
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (!server.sends) return new Response('{"code":"unknown"}', { status: 404 });
    if (method === 'GET') return Response.json({ publicKey: KEY });
    told.push(method === 'PUT' ? String(body) : `${method} ${path}`);
    return new Response(null, { status: 204 });
  });
  const push = new BrowserPush();
  const preferences = signal<Preferences>({
    ...FIRST_PREFERENCES,
    name: 'Ann',
    language: 'ja',
    notifications: true,
    ...parts.preferences,
  });
  const calling = signal<Calling>('while-open');
  const begin = (pushService: CallingParts['pushService'] = async () => push) =>
    followPreferences({
      proof: 'proof',
      preferences,
      calling,
      pushService,
      mayNotify: () => parts.mayNotify ?? true,
    });
  return { told, server, push, preferences, calling, begin };
}

const subscription = (wish: object) =>
  JSON.stringify({
    endpoint: 'https://push.example/1',
    publicKey: 'point',
    authSecret: 'secret',
    ...wish,
  });

test('a player who wants notifications is called back from anywhere, as they prefer', async () => {
  const { told, push, preferences, calling, begin } = started();
  begin();
  await expect.poll(() => calling.value).toBe('anywhere');
  expect(push.subscribed).toBe(KEY);
  preferences.value = { ...preferences.value, theme: 'dark' };
  preferences.value = { ...preferences.value, language: 'en', noticeKinds: ['end'] };
  await expect
    .poll(() => told)
    .toEqual([
      subscription({ kinds: NOTICE_KINDS, language: 'ja' }),
      subscription({ kinds: ['end'], language: 'en' }),
    ]);
  preferences.value = { ...preferences.value, notifications: false };
  await expect.poll(() => calling.value).toBe('while-open');
  expect(told.at(-1)).toBe('DELETE /api/me/push');
  expect(push.subscribed).toBeUndefined();
});

test('a subscription for the key of another server is made anew', async () => {
  const { push, calling, begin } = started();
  push.subscribed = 'AAAA';
  begin();
  await expect.poll(() => calling.value).toBe('anywhere');
  expect(push.subscribed).toBe(KEY);
});

test.each([
  ['the player has not allowed notifications', { mayNotify: false }, false, true],
  ['no kind is wanted', { preferences: { noticeKinds: [] } }, false, true],
  ['the browser has no push service', {}, true, true],
  ['the server sends no notices', {}, false, false],
])('where %s, the page alone notifies', async (_what, parts, isOut, sends) => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const { told, push, server, calling, begin } = started(parts);
  push.isOut = isOut;
  server.sends = sends;
  calling.value = 'anywhere';
  begin();
  await expect.poll(() => calling.value).toBe('while-open');
  expect(told).toEqual([]);
});

test('without a service worker nothing is asked', async () => {
  const { told, calling, begin } = started();
  calling.value = 'anywhere';
  begin(async () => undefined);
  await expect.poll(() => calling.value).toBe('while-open');
  expect(told).toEqual([]);
});
