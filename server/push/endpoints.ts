/**
 * Where notices may be sent. Browsers name the address, and whoever writes a request by hand names any:
 * nobody may use the server to reach into the network in which it stands.
 */
import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Which addresses are allowed: those of the internet, or for tests those of this machine alone. */
export type Reach = 'internet' | 'this-machine';

/**
 * May a notice be sent to this address, as far as its text tells? On the internet that is a name, without
 * a port or a user, by https. What the name stands for is looked at when something is sent.
 */
export function isEndpoint(text: string, reach: Reach): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (reach === 'this-machine') return url.protocol === 'http:' && url.hostname === '127.0.0.1';
  const { protocol, hostname, port } = url;
  return protocol === 'https:' && port === '' && NAME.test(hostname);
}

/** A name with a dot in it, whose last part isn't a number: no address, and nothing of a network's own. */
const NAME = /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/;

/**
 * Node's lookup of a name, but it finds no address of a private network, of this machine, or of any other
 * kind that isn't somewhere on the internet. What it has found is what is connected to: a name can't
 * stand for something else a moment later.
 */
export const lookupOnInternet: LookupFunction = (name, options, callback) => {
  const asked: LookupOptions & { readonly all: true } = { ...options, all: true };
  lookup(name, asked, (error, found) => {
    if (error !== null) return callback(error, '', 0);
    const [first, ...others] = found.filter(isOnInternet);
    if (first === undefined) return callback(notOnInternet(name), '', 0);
    if (options.all === true) callback(null, [first, ...others]);
    else callback(null, first.address, first.family);
  });
};

/** Is this an address that anybody on the internet may reach? */
export const isOnInternet = ({ address }: Pick<LookupAddress, 'address'>): boolean =>
  ipaddr.process(address).range() === 'unicast';

const notOnInternet = (name: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${name} stands for no address on the internet`), { code: 'ENOTFOUND' });
