import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { makeSmallDisk } from './small-disk.ts';

test.skipIf(process.platform !== 'linux').each([
  { how: 'a disk of its own, where one may be mounted', mayMount: true },
  { how: 'a limit of the process', mayMount: false },
])('a small disk is full and has room again: $how', ({ mayMount }) => {
  const disk = makeSmallDisk(1, mayMount);
  onTestFinished(() => {
    disk.remove();
    expect(existsSync(disk.folder)).toBe(false);
  });
  const write = () => writeFileSync(join(disk.folder, 'file'), Buffer.alloc(100_000));
  disk.fill(process.pid);
  expect(write).toThrow(/ENOSPC|EFBIG/);
  disk.free(process.pid);
  expect(write).not.toThrow();
});
