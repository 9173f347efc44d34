/** `/api/me/devices`, and the codes with which another device becomes the same player. */
import type { Request, Router } from 'express';
import { linkRequest } from '../../common/protocol/api-requests.ts';
import { gatedAddressOf } from '../client-address.ts';
import { deviceKindOf, parseDeviceId } from '../identity/devices.ts';
import type { Guests } from '../identity/guests.ts';
import type { Limits } from '../limits.ts';
import { refuse, withPlayer } from './api-requests.ts';
import { keepUncompressed } from './compressing.ts';

/** What the answers come from. */
interface DevicesParts {
  readonly guests: Guests;
  readonly limits: Limits;
}

/** Adds the routes of devices. */
export function addDevices(router: Router, { guests, limits }: DevicesParts): void {
  const me = withPlayer(guests);
  router.get(
    '/me/devices',
    me(async (proven, request, response) => {
      response.json(await guests.devicesOf(proven, kindOf(request)));
    }),
  );
  router.delete(
    '/me/devices/:id',
    me(async (proven, request, response) => {
      const device = parseDeviceId(String(request.params.id));
      const isEnded = device !== undefined && (await guests.endDevice(proven, device));
      if (isEnded) response.status(204).end();
      else refuse(response, 'unknown');
    }),
  );
  router.post(
    '/me/link',
    keepUncompressed,
    me(async (proven, request, response) => {
      response.status(201).json(await guests.makeLink(proven, kindOf(request)));
    }),
  );
  router.post('/link', keepUncompressed, async (request, response) => {
    const asked = linkRequest.safeParse(request.body);
    if (!asked.success) return refuse(response, 'malformed');
    const address = gatedAddressOf(request);
    const account = await limits.guess(address, () =>
      guests.redeemLink(asked.data.code, kindOf(request)),
    );
    if (account.ok) response.json(account.value);
    else refuse(response, account.error);
  });
}

/** What the device says it is in its request. */
export const kindOf = (request: Request) => deviceKindOf(request.get('user-agent') ?? '');
