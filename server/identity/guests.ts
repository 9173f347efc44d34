/** Finds out who players are, for the rooms and for `/api`. Nobody registers. */
import { randomBytes, randomInt } from 'node:crypto';
import type {
  AccountAnswer,
  DevicesAnswer,
  LinkAnswer,
  MeAnswer,
} from '../../common/protocol/api.ts';
import { isGuestSecret, type PlayerId, playerIdOf } from '../../common/protocol/identity.ts';
import { CODE_LETTERS, lettersOf } from '../../common/protocol/table-code.ts';
import { reportError } from '../report.ts';
import { reportSecurity } from '../security.ts';
import type { Device, Devices, Players, StoredDevice } from '../store/store.ts';
import { type DeviceId, type DeviceKind, deviceIdOf, newDeviceId } from './devices.ts';
import type { Tokens } from './tokens.ts';
import { Visits } from './visits.ts';

/** How long a code for another device can be used, in milliseconds. */
const LINK_TIME = 10 * 60 * 1000;
const LINK_LENGTH = 10;

/** Who somebody has proved to be, and on which device. */
export interface Proven {
  readonly playerId: PlayerId;
  readonly device: DeviceId;
  /** Secrets are made up by browsers, without end; tokens are signed here alone. */
  readonly by: 'secret' | 'token';
}

/** What is known of players. */
export interface GuestsParts {
  readonly players: Players;
  readonly devices: Devices;
  readonly tokens: Tokens;
  /** Closes the connections of a device that is no longer its player's. */
  readonly onDeviceEnded: (device: DeviceId) => void;
}

/** All players that there are. */
export class Guests {
  readonly #players: Players;
  readonly #devices: Devices;
  readonly #tokens: Tokens;
  readonly #onDeviceEnded: (device: DeviceId) => void;
  readonly #visits = new Visits();

  constructor({ players, devices, tokens, onDeviceEnded }: GuestsParts) {
    this.#players = players;
    this.#devices = devices;
    this.#tokens = tokens;
    this.#onDeviceEnded = onDeviceEnded;
  }

  /**
   * Who proves to be whom: by a secret that a browser made itself, or by a token of the server.
   * `undefined` for anything else, for a token from before the player's data were deleted, and for a
   * device that the player has ended.
   */
  async prove(proof: string): Promise<Proven | undefined> {
    const proven = await this.#read(proof);
    if (proven === undefined) {
      if (proof !== '') reportSecurity('worthless-proof');
      return undefined;
    }
    if (await this.#devices.isEnded(proven.device)) {
      reportSecurity('ended-device', { player: proven.playerId, device: proven.device });
      return undefined;
    }
    this.#noteVisit(proven.playerId);
    return proven;
  }

  /** Nobody waits for it, and nobody is turned away if it fails. */
  #noteVisit(playerId: PlayerId): void {
    if (this.#visits.isFirst(playerId))
      this.#players.seen(playerId).catch((error) => reportError('noting a visit', error));
  }

  async #read(proof: string): Promise<Proven | undefined> {
    if (isGuestSecret(proof))
      return { playerId: playerIdOf(proof), device: deviceIdOf(proof), by: 'secret' };
    const token = await this.#tokens.read(proof);
    if (token === undefined) return undefined;
    const { playerId, signedAt, device = deviceIdOf(proof) } = token;
    if (await this.#players.wasDeletedSince(playerId, signedAt)) return undefined;
    return { playerId, device, by: 'token' };
  }

  /** A new player. */
  async make(): Promise<AccountAnswer> {
    const playerId = playerIdOf(randomBytes(32).toString('hex'));
    return await this.#account({ playerId, device: newDeviceId(), by: 'token' });
  }

  /** A fresh token for a device, which says that it is here. */
  async renew(proven: Proven, kind: DeviceKind): Promise<AccountAnswer> {
    await this.#devices.noteBesideOthers(deviceOf(proven, kind));
    return await this.#account(proven);
  }

  async #account({ playerId, device }: Proven): Promise<AccountAnswer> {
    return { playerId, token: await this.#tokens.sign(playerId, device) };
  }

  /** The player's devices, that which asks among them. */
  async devicesOf(proven: Proven, kind: DeviceKind): Promise<DevicesAnswer> {
    const own = deviceOf(proven, kind);
    await this.#devices.noteBesideOthers(own);
    const known = await this.#devices.ofPlayer(proven.playerId);
    const now = Date.now();
    const isKnown = known.some(({ id }) => id === own.id);
    const all = isKnown ? known : [{ ...own, createdAt: now, seenAt: now }, ...known];
    return { devices: all.map((device) => toldOf(device, own.id)) };
  }

  /** Signs a player's device out for good; returns whether there was such a device. */
  async endDevice({ playerId }: Proven, device: DeviceId): Promise<boolean> {
    const isEnded = await this.#devices.end(playerId, device);
    if (!isEnded) return false;
    reportSecurity('device-ended', { player: playerId, device });
    this.#onDeviceEnded(device);
    return true;
  }

  async me(playerId: PlayerId): Promise<MeAnswer> {
    return { playerId, name: (await this.#players.find(playerId))?.name ?? '' };
  }

  /** Gives a player a name, for all devices. */
  async rename(playerId: PlayerId, name: string): Promise<MeAnswer> {
    await this.#players.welcome(playerId, name);
    await this.#players.rename(playerId, name);
    return { playerId, name };
  }

  /** A code that makes another device this player, once and soon. */
  async makeLink(proven: Proven, kind: DeviceKind): Promise<LinkAnswer> {
    const { playerId } = proven;
    await this.noteDevice(proven, kind);
    const letters = Array.from(
      { length: LINK_LENGTH },
      () => CODE_LETTERS[randomInt(CODE_LETTERS.length)],
    );
    const code = letters.join('');
    await this.#players.createLink({ code, playerId, expiresAt: Date.now() + LINK_TIME });
    return { code, lasts: LINK_TIME };
  }

  /** The player of a code, as typed; `undefined` for one that is unknown, used or too old. */
  async redeemLink(typed: string, kind: DeviceKind): Promise<AccountAnswer | undefined> {
    const playerId = await this.#players.redeemLink(lettersOf(typed));
    if (playerId === undefined) {
      reportSecurity('wrong-device-code');
      return undefined;
    }
    return await this.welcomeDevice(playerId, kind);
  }

  /** Makes a new device one of a player's, who has proved to be there in whatever way. */
  async welcomeDevice(playerId: PlayerId, kind: DeviceKind): Promise<AccountAnswer> {
    const proven: Proven = { playerId, device: newDeviceId(), by: 'token' };
    await this.noteDevice(proven, kind);
    reportSecurity('device-added', { player: playerId, device: proven.device });
    return await this.#account(proven);
  }

  /** Notes the device that asks, since there may be others from now on. */
  async noteDevice(proven: Proven, kind: DeviceKind): Promise<void> {
    await this.#devices.note(deviceOf(proven, kind));
  }

  /** Deletes all that is known of a player. Seats of games stay, without name and id. */
  async delete({ playerId, by }: Proven): Promise<void> {
    await this.#players.delete(playerId, by);
    reportSecurity('player-deleted', { player: playerId });
  }
}

const deviceOf = ({ playerId, device }: Proven, kind: DeviceKind): Device => ({
  id: device,
  playerId,
  browser: kind.browser,
  system: kind.system,
});

/** What a player is told of a device. */
const toldOf = (
  { id, browser, system, createdAt, seenAt }: Omit<StoredDevice, 'endedAt'>,
  own: string,
): DevicesAnswer['devices'][number] => ({
  id,
  browser,
  system,
  createdAt,
  seenAt,
  isThis: id === own,
});
