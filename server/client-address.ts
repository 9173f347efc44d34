/** From which address a request comes, where proxies may stand before the server. */
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/** Is this address, so many hops before the server, a proxy that says truly who asked it? */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Nobody is believed: the address of the connection counts. */
export const NO_PROXIES: TrustedProxies = () => false;

/** How many bits of an IPv6 address belong to one subscriber, who chooses the others freely. */
const SUBSCRIBER_BITS = 64;

/**
 * The proxies that a text names: how many stand in a row, or their addresses and networks (also
 * `loopback`, `linklocal`, `uniquelocal`), as for Express' `trust proxy`. `undefined` for anything else.
 */
export function trustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) {
    const hops = Number(text);
    return (_address, hop) => hop < hops;
  }
  const parts = text.split(/[\s,]+/);
  return parts.every((part) => PROXY.test(part)) ? compile(parts) : undefined;
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
