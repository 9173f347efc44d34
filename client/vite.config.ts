/** How the client is built and served in development: `vite build client`, `vite client`. */
import { defineConfig, type ProxyOptions } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { entries } from './build/entries.ts';
import { manifests } from './build/manifests.ts';
import { phaserParts } from './build/phaser.ts';
import { rulesPages } from './build/rules-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { slimZod } from './build/zod.ts';

/** The game server beside the development server. */
const SERVER = 'http://localhost:2567';

/** The page's own host is passed on: the server lets in pages of no other. */
const proxied: ProxyOptions = { target: SERVER };

/**
 * What is always fetched together is one file, with all that it imports: a browser asks for six files at once,
 * and each one more is another way there and back. What an earlier one has, the later ones share.
 */
const FILES = [
  // What starts a page stays in its own file: those of the gallery and of the rules are built of the same
  // parts, and the rules begin with a style sheet alone.
  {
    name: 'home',
    tags: ['$initial' as const],
    test: /^(?!.*client\/(?:main|gallery)\b).*(?:\.tsx?$|node_modules)/,
    priority: 4,
  },
  { name: 'asks', test: /client\/(app\/app-account|net\/api)\.ts$/, priority: 3 },
  { name: 'play', test: /client\/(app\/(play|kept-choices)|ui\/play-screens)\.ts$/, priority: 2 },
  { name: 'net', test: /client\/net\/[a-z]+-(client|connection)\.ts$/, priority: 1 },
];

export default defineConfig(({ command }) => ({
  // The built page may lie under any path of a site: its files name each other by relative addresses.
  base: command === 'build' ? './' : '/',
  plugins: [
    phaserParts(),
    slimZod(),
    rulesPages(),
    manifests(),
    entries(),
    // What is served as it was built; fonts are compressed by nature, and HTML is made for each reader.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(js|css|svg)$/ }),
    serviceWorker(),
  ],
  resolve: {
    // The page's security policy forbids code made at run time, which the ordinary build tries first.
    alias: { msgpackr: 'msgpackr/index-no-eval' },
  },
  css: {
    // Widths have names: styles/measures.css.
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true } },
  },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // Browsers of that year know it; an older Safari fetches the same files when they are imported.
    modulePreload: { polyfill: false },
    // Phaser; what each file may weigh is held by `npm run size`.
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: FILES } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': proxied,
      '/matchmake': proxied,
      '/healthz': proxied,
      // The WebSocket of a room: /<process>/<room>.
      '^/[A-Za-z0-9_-]{8,}/[A-Za-z0-9_-]+$': { ...proxied, ws: true },
    },
  },
}));
