/** The addresses of sockets, which proxies write into their logs. */

/** What is needed of a `URL`, which isn't part of the language itself. */
interface Address {
  readonly href: string;
  readonly searchParams: { delete(name: string): void };
}

/**
 * An address as text, without the proof of identity that the SDK appends to it. The server asks for
 * the proof in a header, when it reserves the seat; the socket then shows the reservation.
 */
export function withoutProof(address: Address): string {
  address.searchParams.delete('_authToken');
  return address.href;
}
