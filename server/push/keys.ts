/** The keys by which push services know this server from others (VAPID, RFC 8292). */
import webPush, { type VapidKeys } from 'web-push';
import { z } from 'zod';
import type { ServerKeys } from '../store/store.ts';

const KEY_NAME = 'push-keys';

const keptKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * The keys that all processes of a store share, made by the first one. Browsers subscribe for one public
 * key: with another one nobody would be told anything until their next visit.
 */
export async function openPushKeys(keys: ServerKeys): Promise<VapidKeys> {
  const kept = await keys.get(KEY_NAME, () => JSON.stringify(webPush.generateVAPIDKeys()));
  return keptKeys.parse(JSON.parse(kept));
}
