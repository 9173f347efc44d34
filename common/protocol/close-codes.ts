/** Why the server closes a connection. Apart from the requests, whose schemas no page reads. */

/** Our own close codes, beside those of WebSocket and Colyseus. */
export const CLOSE_CODES = {
  /** The same player entered again elsewhere: of two tabs the newer one plays. */
  superseded: 4400,
  /** Too many people are watching the table already; entry is refused with it. */
  tableFull: 4401,
  /** The server has let the table go for the moment: entering it again reloads it. */
  tableReloads: 4402,
  /** The table has a password, and none or a wrong one was given. Entry is refused with it. */
  passwordNeeded: 4403,
  /** The table has no free seat and allows no spectators. Entry is refused with it. */
  nobodyWatches: 4404,
  /** The host has removed this player, who can't enter this table again. */
  removed: 4405,
  /** The player has signed this device out: it no longer proves who they are. */
  deviceEnded: 4406,
} as const;
