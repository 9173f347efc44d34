/** Writes the rules as pages that need no script: `/en/rules` and the like, from `rules.html` as their frame. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport, type UserConfig } from 'vite';
import { applyKeptTheme } from '../app/browser-storage.ts';

/** What `rules/render.tsx` gives: this file imports it only where it runs, by Vite's own means. */
type RenderRules = (frame: string) => readonly { readonly path: string; readonly html: string }[];

const CLIENT = join(import.meta.dirname, '..');
/** The frame is an entry of the build, so that its style sheet is built with the others. */
const FRAME = 'rules.html';

/** The pages of the rules, in the built page and while it is developed. */
export function rulesPages(): Plugin {
  let hasRules = true;
  return {
    name: 'metro-rules-pages',
    config: ({ build }): UserConfig => {
      // A build with entries of its own, such as the gallery, is without the rules: and without the page, which
      // would share a file with it and start there too.
      hasRules = build?.rolldownOptions?.input === undefined;
      if (!hasRules) return {};
      const input = ['index.html', FRAME].map((file) => join(CLIENT, file));
      return { build: { rolldownOptions: { input } } };
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        if (!hasRules) return;
        const frame = bundle[FRAME];
        if (frame?.type !== 'asset') throw new Error(`the build has no ${FRAME}`);
        delete bundle[FRAME];
        const render = await renderer();
        // Built addresses are relative to the root of the site; each language is a folder below it.
        const theme = this.emitFile({
          type: 'asset',
          name: 'theme.js',
          source: `(${applyKeptTheme})();`,
        });
        const source = withoutScripts(String(frame.source))
          .replace('</title>', `</title><script src="./${this.getFileName(theme)}"></script>`)
          .replaceAll('="./', '="../');
        for (const { path, html } of render(source))
          this.emitFile({ type: 'asset', fileName: path, source: html });
      },
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [, path] = /^\/([\w-]+\/rules)(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (path === undefined) return next();
        const frame = readFileSync(join(CLIENT, FRAME), 'utf8');
        const page = (await renderer())(frame).find((written) => written.path === `${path}.html`);
        if (page === undefined) return next();
        response.setHeader('Content-Type', 'text/html');
        response.end(await server.transformIndexHtml(`/${FRAME}`, page.html));
      });
    },
  };
}

/** The pages are made of components and of the board's painters, which Node can't read by itself. */
async function renderer(): Promise<RenderRules> {
  const { module } = await runnerImport<{ readonly renderRules: RenderRules }>(
    join(CLIENT, 'rules/render.tsx'),
    { configFile: false, oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } } },
  );
  return module.renderRules;
}

/** What the build shares between entries it lets the frame load, too: the rules need none of it. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/\s*<script[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g, '');
