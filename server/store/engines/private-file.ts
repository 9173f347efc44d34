/** Files that hold seeds and keys. */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes an empty file, and its folder, if there is none; nobody but its owner may read it, nor what
 * SQLite puts beside it. One that exists isn't even opened: closing it would take SQLite's locks away.
 */
export function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    const exists = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!exists) throw error;
  }
}
