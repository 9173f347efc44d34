/** The URLs of sockets, which proxies write to their logs. */

/** The parts of a `URL` that are needed here; the type isn't part of the language itself. */
interface Address {
  readonly href: string;
  readonly searchParams: { delete(name: string): void };
}

/**
 * The URL as text, without the proof of identity that the SDK appends to it. The server takes the proof from a
 * header when it reserves the seat; the socket then presents the reservation.
 */
export function withoutProof(address: Address): string {
  address.searchParams.delete('_authToken');
  return address.href;
}
