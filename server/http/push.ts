/** `/api/push` and `/api/me/push`: where a device wants notices to be sent. */
import type { Router } from 'express';
import { type PushAnswer, subscriptionRequest } from '../../common/protocol/push.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import type { Messenger } from '../push/messenger.ts';
import { refuse, withPlayer } from './api-requests.ts';

/** What the answers come from. */
interface PushParts {
  readonly guests: Guests;
  readonly limits: Limits;
  /** `undefined` if the server sends no notices. */
  readonly messenger: Messenger | undefined;
}

/** Adds the routes of notices; none without a messenger. */
export function addPush(router: Router, { guests, limits, messenger }: PushParts): void {
  if (messenger === undefined) return;
  const me = withPlayer(guests);
  const { publicKey } = messenger;
  router.get('/push', (_request, response) => {
    response.json({ publicKey } satisfies PushAnswer);
  });
  router.put(
    '/me/push',
    me(async (proven, request, response) => {
      const asked = subscriptionRequest.safeParse(request.body);
      if (!asked.success) return refuse(response, 'malformed');
      const isTooMuch = await limits.take('subscriptions', gatedAddressOf(request));
      if (isTooMuch !== undefined) return refuse(response, 'too-many-requests');
      const kept = await messenger.subscribe(proven, asked.data);
      if (kept.ok) response.status(204).end();
      else refuse(response, kept.error);
    }),
  );
  router.delete(
    '/me/push',
    me(async (proven, _request, response) => {
      await messenger.unsubscribe(proven);
      response.status(204).end();
    }),
  );
}
