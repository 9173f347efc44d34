/** Being called back by the server, wherever one is: what a player wants is told to browser and server. */
import { computed, effect, type ReadonlySignal, type Signal } from '@preact/signals';
import type { SubscriptionRequest } from '../../common/protocol/push.ts';
import { deleteSubscription, fetchPushKey, putSubscription } from '../net/push-api.ts';
import type { Calling, Preferences } from '../ui/app-model.ts';
import { mayNotify as isAllowed } from '../ui/notifying.ts';
import { pageKeeper } from './keep-page.ts';

/** What a player wants to be told, and in which language. */
type Wish = Pick<SubscriptionRequest, 'kinds' | 'language'>;

/** Of a browser's push service what is used here. */
export type PushService = Pick<PushManager, 'getSubscription' | 'subscribe'>;

/** What calling back works with. */
export interface CallingParts {
  /** Who the player is. */
  readonly proof: string;
  readonly preferences: ReadonlySignal<Preferences>;
  /** Is told how the player can be called now. */
  readonly calling: Signal<Calling>;
  /** The browser's push service; `undefined` where there is none. */
  readonly pushService?: () => Promise<PushService | undefined>;
  /** Has the player allowed notifications? Without that, none are asked for. */
  readonly mayNotify?: () => boolean;
}

/** Does as the player prefers, now and after each change. The server is told at every visit: it forgets those who stay away. */
export function followPreferences(parts: CallingParts): void {
  const { preferences, calling, mayNotify = isAllowed } = parts;
  const wish = computed(() => {
    const { notifications, noticeKinds, language } = preferences.value;
    // As text: most preferences have nothing to do with it.
    return JSON.stringify({ kinds: notifications ? noticeKinds : [], language } satisfies Wish);
  });
  let last = Promise.resolve();
  effect(() => {
    const wanted: Wish = JSON.parse(wish.value);
    last = last.then(async () => {
      const isWanted = wanted.kinds.length > 0 && mayNotify();
      calling.value = (await settle(parts, isWanted ? wanted : undefined))
        ? 'anywhere'
        : 'while-open';
    });
  });
}

/** Resolves with whether the server sends notices from now on; never rejects. */
async function settle(parts: CallingParts, wish: Wish | undefined): Promise<boolean> {
  const { proof, pushService = browsersPush } = parts;
  try {
    const push = await pushService();
    if (push === undefined) return false;
    if (wish !== undefined) return await subscribe(push, proof, wish);
    await unsubscribe(push, proof);
  } catch (error) {
    // Not every browser has a service behind it, and a network may not let it through.
    console.info('notices are shown only while the page is open:', error);
  }
  return false;
}

const browsersPush = async (): Promise<PushService | undefined> =>
  (await pageKeeper())?.pushManager;

async function subscribe(push: PushService, proof: string, wish: Wish): Promise<boolean> {
  const key = await fetchPushKey();
  if (!key.ok) return false;
  const { endpoint, keys } = (await subscriptionFor(push, key.value.publicKey)).toJSON();
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return false;
  const subscription = { endpoint, publicKey: keys.p256dh, authSecret: keys.auth };
  return (await putSubscription(proof, { ...subscription, ...wish })).ok;
}

/** The browser's subscription for a server's key; one for another key, of an earlier server, goes. */
async function subscriptionFor(push: PushService, key: string): Promise<PushSubscription> {
  const known = await push.getSubscription();
  if (known !== null && encoded(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return await push.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** In base64url. */
function encoded(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function unsubscribe(push: PushService, proof: string): Promise<void> {
  const known = await push.getSubscription();
  if (known === null) return;
  await deleteSubscription(proof);
  await known.unsubscribe();
}
