/** Moving to another device and being forgotten. */
import { parsePlayerId } from '../../common/protocol/identity.ts';
import { err, ok } from '../../common/rules/result.ts';
import {
  deleteMe,
  endDevice,
  fetchDevices,
  fetchMe,
  makeLink,
  putName,
  redeemLink,
} from '../net/api.ts';
import { forgetIdentity, type Identity, keepIdentity } from '../net/identity.ts';
import { forgetPractice } from '../practice/practice-keys.ts';
import type { AppAccount, AppActions } from '../ui/app-model.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { forgetPreferences } from './preferences.ts';

/** What an account is made of. */
export interface AccountParts {
  readonly identity: Identity;
  readonly storage: BrowserStorage;
  readonly setPreferences: AppActions['setPreferences'];
  /** Starts the page again, as whoever the browser is then. */
  readonly startAgain: () => void;
}

/** The account of this browser's player. */
export function appAccount({
  identity: { proof },
  storage,
  setPreferences,
  startAgain,
}: AccountParts): AppAccount {
  return {
    rename: async (name) => {
      const told = await putName(proof, name);
      return told.ok ? ok(undefined) : told;
    },
    makeCode: () => makeLink(proof),
    takeCode: async (code) => {
      // The code works once, and the page starts again: it must not be used up for nothing.
      if (!storage.canKeep()) return err('cannot-keep');
      const moved = await redeem(code);
      if (!moved.ok) return moved;
      keepIdentity(storage, moved.value);
      const name = await nameOf(moved.value);
      if (name !== undefined) setPreferences({ name });
      startAgain();
      return ok(undefined);
    },
    devices: async () => {
      const told = await fetchDevices(proof);
      return told.ok ? ok(told.value.devices) : told;
    },
    endDevice: (id) => endDevice(proof, id),
    deleteData: async () => {
      const deleted = await deleteMe(proof);
      if (!deleted.ok) return deleted;
      forgetIdentity(storage);
      forgetPreferences(storage);
      forgetPractice(storage);
      startAgain();
      return ok(undefined);
    },
  };
}

async function redeem(code: string) {
  const answer = await redeemLink(code);
  if (!answer.ok) return answer;
  const playerId = parsePlayerId(answer.value.playerId);
  return playerId === undefined
    ? err('refused' as const)
    : ok<Identity>({ proof: answer.value.token, playerId, givenAt: Date.now() });
}

/** The name under which the player was known on the other device. */
async function nameOf({ proof }: Identity): Promise<string | undefined> {
  const me = await fetchMe(proof);
  return me.ok && me.value.name !== '' ? me.value.name : undefined;
}
