/** A disk that can be filled. */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

/** A folder on its own disk, which has room until it is filled. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes up all free space. `pid` is the process to restrict where the disk can't be filled. */
  fill(processId: number): void;
  /** Frees the space again. */
  free(processId: number): void;
  /** Removes the disk and everything on it. */
  remove(): void;
}

const PIECE = Buffer.alloc(64 * 1024);

/**
 * A disk in memory if this process may mount one (as root on Linux). Otherwise an ordinary folder, which is
 * "full" for the one process that is forbidden to write to files (`prlimit`).
 */
export function makeSmallDisk(megabytes: number, mayMount = true): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'metro-chaos-'));
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
  const isMounted = mayMount && spawnSync('mount', options, { stdio: 'ignore' }).status === 0;
  // PostgreSQL runs as another user, who must be able to reach its folder.
  chmodSync(folder, 0o711);
  return isMounted ? mountedDisk(folder) : limitedDisk(folder);
}

function mountedDisk(folder: string): SmallDisk {
  const filler = join(folder, 'filler');
  const unmount = () => {
    execFileSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  process.once('exit', unmount);
  return {
    folder,
    fill: () => fillUp(filler),
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      process.off('exit', unmount);
      unmount();
    },
  };
}

function fillUp(file: string): void {
  const open = openSync(file, 'a');
  try {
    for (;;) writeSync(open, PIECE);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (!isFull) throw error;
  } finally {
    closeSync(open);
  }
}

function limitedDisk(folder: string): SmallDisk {
  const limit = (processId: number, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(processId), `--fsize=${bytes}:`]);
  return {
    folder,
    fill: (processId) => limit(processId, '1'),
    free: (processId) => limit(processId, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
