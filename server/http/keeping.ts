/** `/api/me/keeping`: how a player keeps their identity; and signing in on another device by that. */
import type { Request, Response, Router } from 'express';
import type { KeepingAnswer } from '../../common/protocol/api.ts';
import {
  newPasskeyRequest,
  passkeyProofRequest,
  recoveryRequest,
} from '../../common/protocol/api-requests.ts';
import type { PlayerId } from '../../common/protocol/identity.ts';
import { gatedAddressOf } from '../client-address.ts';
import type { Guests } from '../identity/guests.ts';
import type { Passkeys, Site } from '../identity/passkeys.ts';
import type { RecoveryCodes } from '../identity/recovery-codes.ts';
import type { Limits } from '../limits.ts';
import type { Identities } from '../store/identity-keeping.ts';
import { refuse, withPlayer } from './api-requests.ts';
import { keepUncompressed } from './compressing.ts';
import { kindOf } from './devices.ts';

/** What the answers come from. */
export interface KeepingParts {
  readonly guests: Guests;
  readonly limits: Limits;
  readonly identities: Identities;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
}

/** Adds the routes by which identities are kept. */
export function addKeeping(router: Router, parts: KeepingParts): void {
  addRecovery(router, parts);
  addPasskeys(router, parts);
  addSigningIn(router, parts);
  router.get(
    '/me/keeping',
    withPlayer(parts.guests)(async ({ playerId }, _request, response) => {
      response.json(await keepingOf(parts.identities, playerId));
    }),
  );
}

async function keepingOf(identities: Identities, playerId: PlayerId): Promise<KeepingAnswer> {
  const code = await identities.codeOf(playerId);
  const passkeys = await identities.passkeysOf(playerId);
  return {
    ...(code !== undefined && { code: { createdAt: code.createdAt } }),
    passkeys: passkeys.map(({ id, browser, system, createdAt, usedAt }) => ({
      id,
      browser,
      system,
      createdAt,
      ...(usedAt !== undefined && { usedAt }),
    })),
  };
}

function addRecovery(router: Router, { guests, recoveryCodes }: KeepingParts): void {
  const me = withPlayer(guests);
  router.post(
    '/me/recovery-code',
    keepUncompressed,
    me(async (proven, request, response) => {
      const code = await recoveryCodes.make(proven.playerId);
      await guests.noteDevice(proven, kindOf(request));
      response.status(201).json({ code });
    }),
  );
  router.delete(
    '/me/recovery-code',
    me(async ({ playerId }, _request, response) => {
      answerGone(response, await recoveryCodes.remove(playerId));
    }),
  );
}

function addPasskeys(router: Router, { guests, passkeys }: KeepingParts): void {
  const me = withPlayer(guests);
  router.post(
    '/me/passkeys/options',
    me(async ({ playerId }, request, response) => {
      const site = siteOf(request);
      if (site === undefined) return refuse(response, 'malformed');
      const { name } = await guests.me(playerId);
      response.json(await passkeys.toMake({ playerId, name }, site));
    }),
  );
  router.post(
    '/me/passkeys',
    me(async (proven, request, response) => {
      const site = siteOf(request);
      const asked = newPasskeyRequest.safeParse(request.body);
      if (site === undefined || !asked.success) return refuse(response, 'malformed');
      const kind = kindOf(request);
      const made = { site, response: asked.data, kind };
      const kept = await passkeys.keep(proven.playerId, made);
      if (!kept.ok) return refuse(response, kept.error);
      await guests.noteDevice(proven, kind);
      response.status(201).end();
    }),
  );
  router.delete(
    '/me/passkeys/:id',
    me(async ({ playerId }, { params }, response) => {
      answerGone(response, await passkeys.remove(playerId, String(params.id)));
    }),
  );
}

/** Wrong tries of both kinds are counted by address, those of codes by identity, too. */
function addSigningIn(router: Router, parts: KeepingParts): void {
  const { guests, limits, passkeys, recoveryCodes } = parts;
  const welcome = async (playerId: PlayerId, request: Request, response: Response) =>
    void response.json(await guests.welcomeDevice(playerId, kindOf(request)));
  router.post('/recovery', keepUncompressed, async (request, response) => {
    const asked = recoveryRequest.safeParse(request.body);
    if (!asked.success) return refuse(response, 'malformed');
    const { code } = asked.data;
    const found = await limits.guess(gatedAddressOf(request), () => recoveryCodes.playerOf(code));
    const player = found.ok ? found.value : found;
    if (!player.ok) return refuse(response, player.error);
    await welcome(player.value, request, response);
  });
  router.post('/passkeys/options', async (request, response) => {
    const site = siteOf(request);
    if (site === undefined) return refuse(response, 'malformed');
    response.json(await passkeys.toSignIn(site));
  });
  router.post('/passkeys', keepUncompressed, async (request, response) => {
    const site = siteOf(request);
    const asked = passkeyProofRequest.safeParse(request.body);
    if (site === undefined || !asked.success) return refuse(response, 'malformed');
    const found = await limits.guess(gatedAddressOf(request), () =>
      passkeys.signIn(site, asked.data),
    );
    if (!found.ok) return refuse(response, found.error);
    await welcome(found.value, request, response);
  });
}

/**
 * The page that asks: browsers say it with every POST, and the gate has turned foreign ones away.
 * `undefined` for what comes from no page.
 */
function siteOf(request: Request): Site | undefined {
  const origin = request.get('origin');
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  return { origin, host: new URL(origin).hostname };
}

function answerGone(response: Response, isGone: boolean): void {
  if (isGone) response.status(204).end();
  else refuse(response, 'unknown');
}
