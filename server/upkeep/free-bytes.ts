/** How much room there is on a disk. */
import { statfs } from 'node:fs/promises';

/** The free bytes on the disk that holds a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
