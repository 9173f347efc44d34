/** Writes the page's entries, with the home screen in them, from `index.html` as their frame: `prerender/render.tsx`. */
import { join } from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { notePresses } from './early-presses.ts';

/** What `prerender/render.tsx` gives: this file imports it only where it runs, by Vite's own means. */
type RenderEntries = (
  frame: string,
  ahead: {
    readonly catalogues: Readonly<Record<string, string>>;
    readonly font: string;
    readonly early: string;
  },
) => readonly { readonly path: string; readonly html: string }[];

const CLIENT = join(import.meta.dirname, '..');
const FRAME = 'index.html';

/** Stays as `index.html`, too: the service worker keeps it for whatever address is opened without a network. */
const KEPT = 'entries/en/other.html';

/** The files of the catalogues in `i18n`, by their languages. */
const CATALOGUES = { en: 'en.ts', ja: 'ja.ts', 'zh-CN': 'zh-cn.ts' } as const;

/** What most of the page is set in. */
const FONT = /barlow-condensed-latin-500-normal.*\.woff2$/;

/** The entries of the built page. While it is developed, the frame is the page. */
export function entries(): Plugin {
  return {
    name: 'metro:entries',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const frame = bundle[FRAME];
        // Other builds, such as the gallery's, have no entry of the page.
        if (frame?.type !== 'asset') return;
        const source = `(${notePresses})();`;
        const early = this.emitFile({ type: 'asset', name: 'early.js', source });
        const ahead = { ...aheadIn(bundle), early: `./${this.getFileName(early)}` };
        const render = await renderer();
        for (const { path, html } of render(String(frame.source), ahead)) {
          this.emitFile({ type: 'asset', fileName: path, source: html });
          if (path === KEPT) frame.source = html;
        }
      },
    },
  };
}

function aheadIn(bundle: Rolldown.OutputBundle) {
  const catalogues = Object.entries(CATALOGUES).map(([language, file]) => {
    const source = join(CLIENT, 'i18n', file);
    return [language, addressIn(bundle, (made) => isMadeOf(made, source))];
  });
  return {
    catalogues: Object.fromEntries(catalogues),
    font: addressIn(bundle, ({ fileName }) => FONT.test(fileName)),
  };
}

const isMadeOf = (made: Rolldown.OutputAsset | Rolldown.OutputChunk, source: string): boolean =>
  made.type === 'chunk' && made.facadeModuleId === source;

function addressIn(
  bundle: Rolldown.OutputBundle,
  isIt: (made: Rolldown.OutputAsset | Rolldown.OutputChunk) => boolean,
): string {
  const found = Object.values(bundle).find(isIt);
  if (found === undefined) throw new Error('the build lacks what an entry fetches ahead');
  return `./${found.fileName}`;
}

/** The screens are components, which Node can't read by itself. */
async function renderer(): Promise<RenderEntries> {
  const { module } = await runnerImport<{ readonly renderEntries: RenderEntries }>(
    join(CLIENT, 'prerender/render.tsx'),
    { configFile: false, oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  );
  return module.renderEntries;
}
