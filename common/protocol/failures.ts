/** Why a page doesn't get what it asked for: told by the connections, shown by the screens. */

/** Why a table keeps somebody out for good: another attempt of the same kind would fail, too. */
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

/** Why a stay at a table is over, or never began: the table keeps one out, or speaks another version. */
export type TableFailure = ShutOut | 'password-wrong' | 'outdated';

/** Why a server that answers lets nobody in for the moment. */
export type Obstacle =
  | 'too-many-requests'
  | 'cannot-keep'
  /** The network lets requests through, but refuses the WebSockets that a game needs. */
  | 'no-sockets';

/** Why a connection is being made again; `restart` if the server said that it will be back. */
export type Interruption = Obstacle | 'lost' | 'restart';

/** Why a table isn't shown. For the last three, the page tries again by itself. */
export type EntryFailure = TableFailure | 'unreachable' | 'too-many-requests' | 'no-sockets';

/** Why there is nothing to show. */
export type LoadFailure =
  /** The server says that there is no such thing, or none that this browser may see. */
  | 'not-found'
  /** No answer came, or the server couldn't give one: another try may help. */
  | 'unreachable'
  /** The answer isn't what this page understands, or the server refused: another try won't help. */
  | 'refused';
