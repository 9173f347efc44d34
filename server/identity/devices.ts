/** The devices by which somebody is a player: known by what they prove it with, and what they say they are. */
import { createHash, randomBytes } from 'node:crypto';
import Bowser from 'bowser';

declare const deviceBrand: unique symbol;
/** 20 hexadecimal digits. */
export type DeviceId = string & { readonly [deviceBrand]: true };

/** The id of a device from its text; `undefined` for any other text. */
export const parseDeviceId = (text: string): DeviceId | undefined =>
  /^[0-9a-f]{20}$/.test(text) ? (text as DeviceId) : undefined;

/** A new device's id. */
export const newDeviceId = (): DeviceId => randomBytes(10).toString('hex') as DeviceId;

/**
 * The id of a device that proves its player by its own secret, or by a token of an older version, which
 * names no device. It gives neither away.
 */
export const deviceIdOf = (proof: string): DeviceId =>
  createHash('sha256').update(`metro device ${proof}`).digest('hex').slice(0, 20) as DeviceId;

/** What a device says it is; empty where it can't be told. */
export interface DeviceKind {
  /** Such as `Firefox`. */
  readonly browser: string;
  /** Such as `Android`. */
  readonly system: string;
}

/** Browsers' own words for themselves are shorter. */
const LONGEST_AGENT = 300;

/** What a device is by its `User-Agent`, of which nothing but two names is taken. */
export function deviceKindOf(userAgent: string): DeviceKind {
  const agent = userAgent.slice(0, LONGEST_AGENT).trim();
  if (agent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(agent);
  return { browser: nameIn(browser.name), system: nameIn(os.name) };
}

/** Programs that aren't browsers give names of any kind. */
const nameIn = (text = ''): string => (/^[A-Za-z][A-Za-z0-9 .]{0,29}$/.test(text) ? text : '');
