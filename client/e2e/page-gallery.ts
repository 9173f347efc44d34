/** The gallery of screens on a server of its own: every screen and size without playing up to it. */
import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { build, preview } from 'vite';

const CLIENT = join(import.meta.dirname, '..');

/** A served gallery. */
export interface PageGallery {
  /** The address of a scene: `game?laid=30&players=6`, as client/gallery/scene.ts reads it. */
  readonly addressOf: (scene: string) => string;
  readonly close: () => Promise<void>;
}

/** Builds the gallery into a folder inside the given one, each time another, and serves it. */
export async function servePageGallery(folder: string): Promise<PageGallery> {
  await mkdir(folder, { recursive: true });
  const outDir = await mkdtemp(join(folder, 'page-gallery-'));
  const common = {
    root: CLIENT,
    configFile: join(CLIENT, 'vite.config.ts'),
    logLevel: 'error',
  } as const;
  const input = join(CLIENT, 'gallery/index.html');
  const target = { outDir, emptyOutDir: true, minify: false } as const;
  await build({ ...common, build: { ...target, rolldownOptions: { input } } });
  const server = await preview({
    ...common,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  return {
    addressOf: (scene) => `${address}gallery/index.html#${scene}`,
    close: () => server.close(),
  };
}
