import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * What browsers have only where a page came over https or from the machine itself. The files named here
 * look whether it is there, and have another way.
 */
const SECURE_ONLY =
  /\b(navigator\.(clipboard|share|canShare|serviceWorker|storage|wakeLock|locks)|crypto\.(randomUUID|subtle)|Notification\.|new Notification|caches\.|cookieStore)\b/;

test('nothing needs what a page that came over plain http has not', () => {
  const root = join(import.meta.dirname, '../..');
  const files = globSync(['client/**/*.{ts,tsx}', 'common/**/*.ts'], { cwd: root });
  const using = files
    .filter(
      (file) => !/\.test\.tsx?$|^client\/(e2e|bench|build)\/|^common\/(cli|testing)\//.test(file),
    )
    .filter((file) => SECURE_ONLY.test(codeOf(join(root, file))));
  expect(using.sort()).toEqual([
    'client/app/keep-page.ts',
    'client/ui/notifying.ts',
    'client/ui/sharing/share-address.ts',
    'client/ui/sharing/share-picture.ts',
  ]);
});

/** What a file does, without what its comments say. */
const codeOf = (path: string): string =>
  readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
