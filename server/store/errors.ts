/** How the store fails. Whoever catches one of these knows whether what was asked for may have happened. */

/**
 * The write was refused because the game isn't the caller's to write: another process claimed it, it is
 * over, or the sequence number is taken. Nothing was written. The caller gives its copy of the game up;
 * it may claim and load it again.
 */
export class Fenced extends Error {
  override readonly name = 'Fenced';
  readonly gameId: string;

  constructor(gameId: string, what: string) {
    super(`${what} of game ${gameId} is refused: the game is over or somebody else's`);
    this.gameId = gameId;
  }
}

/**
 * What became of a write that failed: it certainly never happened, or nobody knows (the connection was
 * lost before the answer). After an unknown fate, claim and load the game again before going on.
 */
export type Fate = 'not-kept' | 'unknown';

/** The store didn't answer, or answered with an error of its own. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly fate: Fate;

  constructor(message: string, fate: Fate, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.fate = fate;
  }
}

/** The file of the store is damaged. Nothing of what was asked for was kept, and nothing more will be. */
export class StoreDamaged extends StoreFailure {
  constructor(message: string, cause?: unknown) {
    super(message, 'not-kept', cause);
  }
}

/** The store can't be opened. The message is a sentence for the operator; it holds no password. */
export class StoreOpenError extends Error {
  override readonly name = 'StoreOpenError';

  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** That a store's file is damaged, for the operator: nothing was changed, and this is what can be done. */
export const damagedFile = (file: string, finding: string, cause?: unknown): StoreOpenError =>
  new StoreOpenError(
    `The store's file ${file} is damaged: ${finding}. Nothing was changed. Restore a backup (node ` +
      'server/admin/main.ts restore), or save what can be read of it (node server/admin/main.ts rescue).',
    cause,
  );
