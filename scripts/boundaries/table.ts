/**
 * Who may import whom: the table of ARCHITECTURE.md as data. What isn't allowed here is forbidden, a
 * type as much as a value. The first zone that fits a file is its own; a file without one is an
 * error, so that a new folder gets its row.
 */

/** Part of the source, what it may import of the others, and which packages. */
export interface Zone {
  /** A folder or a file without its ending, from the root; `*` stands for any part of a name. */
  readonly files: string;
  /** Of ours, in the same notation. A zone may always import itself. */
  readonly may: readonly string[];
  /** Of others: names of packages (their parts too), `node:*` for what Node brings. */
  readonly packages: readonly string[];
  /** Of ours, but types alone. */
  readonly types?: readonly string[];
}

export const ZONES: readonly Zone[] = [
  { files: 'common/rules', may: [], packages: [] },
  { files: 'common/deal', may: ['common/rules'], packages: ['@noble/hashes'] },
  { files: 'common/record', may: ['common/rules', 'common/deal'], packages: ['zod'] },
  {
    files: 'common/protocol',
    may: ['common/rules', 'common/record'],
    packages: ['zod', '@noble/hashes'],
  },
  { files: 'common/fast', may: ['common/rules'], packages: [] },
  { files: 'common/bots', may: ['common/rules', 'common/deal', 'common/fast'], packages: [] },
  { files: 'common/cli', may: ['common'], packages: ['node:*', 'zod'] },
  { files: 'common/testing', may: ['common'], packages: ['fast-check'] },

  {
    files: 'server/testing',
    may: ['common', 'server'],
    packages: ['@colyseus/*', 'node:*', 'pg', 'ws'],
  },
  {
    files: 'server/*/bench',
    may: ['common', 'server', 'server/testing', 'server/store/testing'],
    packages: ['@colyseus/*', 'node:*', 'zod'],
  },
  {
    files: 'server/games',
    may: ['common', 'server/report', 'server/testing'],
    packages: ['node:*'],
  },
  {
    files: 'server',
    may: ['common'],
    packages: [
      '@colyseus/*',
      'express',
      'helmet',
      'ipaddr.js',
      'jose',
      'node:*',
      'pg',
      'pino',
      'prom-client',
      'proxy-addr',
      'rate-limiter-flexible',
      'ws',
      'zod',
    ],
  },

  {
    files: 'client/e2e',
    may: ['common', 'client'],
    packages: ['@playwright/test', '@axe-core/playwright', '@colyseus/sdk', 'vite', 'node:*'],
  },
  { files: 'client/vite.config', may: [], packages: ['vite', 'node:*'] },
  { files: 'client/view', may: ['common'], packages: [] },
  {
    files: 'client/board/gallery*',
    may: ['client/board', 'client/view', 'common', 'common/testing'],
    packages: ['@fontsource/*'],
  },
  { files: 'client/board', may: ['client/view'], packages: ['phaser'] },
  {
    files: 'client/ui',
    may: ['common', 'client/view', 'client/i18n', 'client/sound'],
    packages: ['preact', '@preact/signals', '@panzoom/panzoom', 'lean-qr'],
  },
  { files: 'client/i18n', may: [], packages: ['i18next', '@preact/signals'] },
  { files: 'client/sound', may: [], packages: [] },
  {
    files: 'client/net',
    may: ['common'],
    types: ['server'],
    packages: ['@colyseus/sdk', 'zod'],
  },
  // These wire the parts together.
  {
    files: 'client/gallery',
    may: ['client', 'common', 'common/testing'],
    packages: ['preact', '@preact/signals'],
  },
  {
    files: 'client/app',
    may: ['client', 'common'],
    packages: ['preact', '@preact/signals', 'zod'],
  },
  { files: 'client/main', may: ['client', 'common'], packages: ['preact', '@preact/signals'] },

  {
    files: 'loadtest/peer',
    may: ['common', 'loadtest'],
    packages: ['boardgame.io', 'immer', 'node:*', 'prom-client'],
  },
  {
    files: 'loadtest',
    may: ['common'],
    packages: ['@colyseus/sdk', 'node:*', 'ws', 'zod'],
  },
];

/** What tests, and the help for them, may import beside what their zone may. */
export const TESTS: Pick<Zone, 'may' | 'packages'> = {
  may: ['common'],
  packages: ['vitest', 'fast-check', 'node:*'],
};

/** An import that the table forbids and that stands all the same. The list may only shrink. */
export interface Exception {
  readonly file: string;
  /** The imported file or package; or the call, such as `Math.random`. */
  readonly uses: string;
  /** Why it can't be avoided for now. */
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [];

/** Where chance and time may come in as arguments only. */
export const CLOCKLESS = 'common';

/** Where times may be measured all the same, by `performance.now`: benches and contests of bots. */
export const MEASURING = 'common/cli';
