/**
 * Is the file that is open still the one that stands at its path? A file that was deleted, replaced or
 * cut off takes writes as before, and none of them is there at the next start.
 */
import { statSync } from 'node:fs';
import type { Fate } from '../errors.ts';

/** A file by what tells it from another one at the same path. */
interface Identity {
  readonly path: string;
  readonly device: number;
  readonly number: number;
}

/** Watches over an open database: its file and the log beside it. */
export class FileWatch {
  readonly #file: Identity;
  readonly #log: Identity;
  /** The largest size of the file, which never shrinks while it is open; the log does now and then. */
  #size = 0;

  /** Begins with the files as they are: the database must be open, and have been read once. */
  constructor(file: string) {
    this.#file = identityOf(file);
    this.#log = identityOf(`${file}-wal`);
  }

  /** What happened to the files, as a sentence; `undefined` while they are as they should be. */
  fault(): string | undefined {
    const size = sizeOf(this.#file);
    if (typeof size === 'string') return size;
    if (size < this.#size) return `${this.#file.path} was cut off`;
    this.#size = size;
    const log = sizeOf(this.#log);
    return typeof log === 'string' ? log : undefined;
  }
}

function identityOf(path: string): Identity {
  const { dev, ino } = statSync(path);
  return { path, device: dev, number: ino };
}

/** The size of the file at a path in bytes; or what happened to the file that was there. */
function sizeOf({ path, device, number }: Identity): number | string {
  const now = statSync(path, { throwIfNoEntry: false });
  if (now === undefined) return `${path} was deleted`;
  return now.ino === number && now.dev === device ? now.size : `${path} was replaced`;
}

/** What was told to a file that isn't the one at its path any more. */
export class Misplaced extends Error {
  /** Found out before or after it was told? */
  readonly fate: Fate;

  constructor(fault: string, fate: Fate) {
    super(`the store's file is not the one at its path any more: ${fault}`);
    this.fate = fate;
  }
}
