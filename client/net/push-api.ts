/** What the page asks the server for notices, beside api.ts: few players want them. None rejects. */
import { z } from 'zod';
import { pushAnswer, type SubscriptionRequest } from '../../common/protocol/push.ts';
import { ask } from './http.ts';

/** The key for which a browser subscribes to notices; `not-found` where the server sends none. */
export const fetchPushKey = () => ask({ path: '/api/push', answer: pushAnswer });

/** Where notices to this device are sent, and which. */
export const putSubscription = (proof: string, body: SubscriptionRequest) =>
  ask({ path: '/api/me/push', method: 'PUT', token: proof, body, answer: z.undefined() });

/** Sends no notices to this device any more. */
export const deleteSubscription = (proof: string) =>
  ask({ path: '/api/me/push', method: 'DELETE', token: proof, answer: z.undefined() });
