/** From which address a request comes, where proxies may stand before the server. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';
import { err, ok, type Result } from '../common/rules/result.ts';
import { type Environment, listOf } from './environment.ts';

/** Is this address, so many hops before the server, a proxy that says truly who asked it? */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Nobody is believed: the address of the connection counts. */
export const NO_PROXIES: TrustedProxies = () => false;

/** How many bits of an IPv6 address belong to one subscriber, who chooses the others freely. */
const SUBSCRIBER_BITS = 64;

/**
 * What TRUSTED_PROXIES says: a number of proxies in a row, or their addresses and networks (also
 * `loopback`, `linklocal`, `uniquelocal`), as for Express' `trust proxy`. None by default; else a sentence.
 */
export function parseTrustedProxies(environment: Environment): Result<TrustedProxies, string> {
  const parts = listOf(environment, 'TRUSTED_PROXIES');
  const [first] = parts;
  if (first === undefined) return ok(NO_PROXIES);
  if (parts.length === 1 && /^\d{1,2}$/.test(first)) {
    const hops = Number(first);
    return ok((_address, hop) => hop < hops);
  }
  const trusted = parts.every((part) => PROXY.test(part)) ? compile(parts) : undefined;
  if (trusted !== undefined) return ok(trusted);
  const given = parts.join(' ');
  return err(
    `TRUSTED_PROXIES must be a number of proxies, or addresses and networks, not "${given}".`,
  );
}

/** A single number would be an address to the library. */
const PROXY = /^(loopback|linklocal|uniquelocal|.*[.:].*)$/;

function compile(parts: readonly string[]): TrustedProxies | undefined {
  try {
    return proxyAddr.compile([...parts]);
  } catch {
    return undefined;
  }
}

/** The address of whoever sent a request: that of the last one on its way who isn't a trusted proxy. */
export const addressOf = (request: IncomingMessage, proxies: TrustedProxies): string =>
  proxyAddr(request, proxies) ?? '';

/** The same of a request that came through the gate, which has noted it. */
export const gatedAddressOf = ({ headers }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? '');

/** Does a proxy on this machine pass the request on, that isn't known as one? */
export function isUnknownProxy({ socket, headers }: IncomingMessage, proxies: TrustedProxies) {
  const peer = socket.remoteAddress ?? '';
  return headers['x-forwarded-for'] !== undefined && isOwnMachine(peer) && !proxies(peer, 0);
}

/** Whose address this is, for counting: an address of IPv4, or a subscriber's network of IPv6. */
export function subscriberOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  return known.kind() === 'ipv4'
    ? known.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(
        `${known.toNormalizedString()}/${SUBSCRIBER_BITS}`,
      ).toString();
}

/** Is this an address of the machine itself? */
export const isOwnMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
