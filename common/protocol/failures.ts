/** Why a page doesn't get what it asked for: reported by connections, shown by screens. */

/** Why a table keeps somebody out for good: the same attempt would fail again. */
export type ShutOut =
  | 'not-found'
  | 'full'
  | 'password-needed'
  | 'too-many-passwords'
  | 'other-version'
  | 'nobody-watches'
  | 'removed'
  /** The player has signed this device out. */
  | 'signed-out';

/** Why somebody can't be at a table, or no longer: it keeps them out, or the server has another version. */
export type TableFailure = ShutOut | 'password-wrong' | 'outdated';

/** Why a server that does answer lets nobody in right now. */
export type Obstacle =
  | 'too-many-requests'
  | 'cannot-keep'
  /** The network lets requests through, but refuses the WebSockets that a game needs. */
  | 'no-sockets';

/** Why the page is reconnecting; `restart` if the server said that it will be back. */
export type Interruption = Obstacle | 'lost' | 'restart';

/** Why a table isn't shown. For the last three, the page tries again by itself. */
export type EntryFailure = TableFailure | 'unreachable' | 'too-many-requests' | 'no-sockets';

/** Why there is nothing to show on a screen. */
export type LoadFailure =
  /** The server says that it doesn't exist, or that this browser may not see it. */
  | 'not-found'
  /** No answer came, or the server couldn't give one: trying again may help. */
  | 'unreachable'
  /** The page doesn't understand the answer, or the server refused: trying again won't help. */
  | 'refused';
