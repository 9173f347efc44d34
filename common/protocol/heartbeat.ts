/** How often a connection shows that it is alive. */

/**
 * Milliseconds between two pings of a client. If one isn't answered before the next is due, the connection
 * is dropped, so a dead one is noticed within two: half-open sockets within 15 seconds. Less often would be
 * too late; more often would make idle tables expensive.
 */
export const BEAT_MILLISECONDS = 7_000;
