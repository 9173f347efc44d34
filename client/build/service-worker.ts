/** Builds the service worker beside the page, and tells it which files make up this version. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = join(import.meta.dirname, '../service-worker/service-worker.ts');

/** Other forms of the same files, pictures that only whoever installs the page looks at, HTML for first visits. */
const NOT_KEPT = /\.(br|gz|woff)$|^(pictures|entries)\//;

/** A file that the service worker keeps. */
interface KeptFile {
  /** From the root of the site. */
  readonly url: string;
  /** Tells versions apart; `null` where the name does. */
  readonly revision: string | null;
}

/** Writes `service-worker.js` once the page is written; nothing while the page is being developed. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'metro:service-worker',
    apply: 'build',
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await keptFiles(folder);
        // Pages for those who draw have no service worker.
        if (!files.some(({ url }) => url === 'index.html')) return;
        await checkEntry(folder, files);
        await buildWorker(folder, files);
      },
    },
  };
}

async function keptFiles(folder: string): Promise<readonly KeptFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !NOT_KEPT.test(path) && path !== 'service-worker.js')
    .sort();
  return Promise.all(paths.map((path) => keptFile(folder, path)));
}

async function keptFile(folder: string, url: string): Promise<KeptFile> {
  if (url.startsWith('assets/')) return { url, revision: null };
  const content = await readFile(join(folder, url));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

/** Without a network, a file that the kept entry names and the worker doesn't keep would be missing. */
async function checkEntry(folder: string, files: readonly KeptFile[]): Promise<void> {
  const entry = await readFile(join(folder, 'index.html'), 'utf8');
  for (const [, named] of entry.matchAll(/<(?:script|link)\b[^>]*?(?:href|src)="\.\/([^"]+)"/g))
    if (!files.some(({ url }) => url === named))
      throw new Error(`the service worker does not keep ${named}, which index.html names`);
}

async function buildWorker(outDir: string, files: readonly KeptFile[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { FILES_OF_THIS_VERSION: JSON.stringify(files) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}
