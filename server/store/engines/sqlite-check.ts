/** Reading a whole SQLite file to see whether it is sound. Synchronous, and long for a large file. */
import { DatabaseSync } from 'node:sqlite';
import { isDamage, sqliteCode } from './sqlite-codes.ts';
import type { Depth } from './sqlite-jobs.ts';

/** Findings that are told; one is enough to know. */
const MOST_FINDINGS = 20;

/** How SQLite says that it found nothing. */
const SOUND = 'ok';

/** What is wrong with a file; nothing with a sound one. Throws where it can't be read for other reasons. */
export const checkFile = (file: string, depth: Depth): readonly string[] =>
  damageAsFinding(() => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const pragma = depth === 'quick' ? 'quick_check' : 'integrity_check';
      const rows = database.prepare(`PRAGMA ${pragma}(${MOST_FINDINGS})`).all();
      return rows.flatMap((row) => Object.values(row).map(String)).filter((it) => it !== SOUND);
    } finally {
      database.close();
    }
  });

/** Some damage is found by SQLite itself, before it gets to looking for any. */
function damageAsFinding(look: () => readonly string[]): readonly string[] {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && isDamage(sqliteCode(error))) return [error.message];
    throw error;
  }
}
