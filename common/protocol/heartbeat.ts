/** How often a connection shows that it is alive. */

/**
 * Milliseconds between two questions of a client. One that isn't answered until the next ends the
 * connection, so that a dead one is noticed within two: half-open sockets within 15 seconds. Seldomer
 * would be too late; more often would make idle tables expensive.
 */
export const BEAT_MILLISECONDS = 7_000;
