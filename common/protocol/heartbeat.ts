/** How often a connection gives a sign of life. */

/**
 * Milliseconds between two questions of a client. One that isn't answered until the next ends the
 * connection, so that a dead one is noticed within two: half-open sockets within 15 seconds. Seldomer
 * would be too late; more often is what idle tables cost the server.
 */
export const BEAT_MILLISECONDS = 7_000;
