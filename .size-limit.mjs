/** What the page may weigh, compressed by Brotli as the server sends it: `npm run size`, after a build. */
import { globSync, readFileSync } from 'node:fs';

const CLIENT = 'dist/client';

/** The catalogue of one language; the page loads the reader's own. */
const catalogue = (language) => globSync(`${CLIENT}/assets/${language}-*.js`);
const largestCatalogue = catalogue('ja');
const otherCatalogues = ['en', 'zh-cn'].flatMap(catalogue);

/** The entry, and all that it imports before it runs, as the HTML of the home screen names them. */
const home = [
  ...readFileSync(`${CLIENT}/entries/ja/home.html`, 'utf8').matchAll(/assets\/[\w.-]+\.js/g),
].map(([file]) => `${CLIENT}/${file}`);
/** Screens that lead to no game, and what only they and the page's own games need. */
const aside = [
  'replay-screen',
  'deal-screen',
  'day-screen',
  'move-screen',
  'learn-screen',
  'replay-source',
  'commitment',
  'deal',
  'local-game',
  'beside',
].flatMap((part) => globSync(`${CLIENT}/assets/${part}-*.js`));
/** Practice without a server, from its start or from a replay: its host, and its bots with the rules once more, in a worker. */
const practice = [
  'practice-screen',
  'open-practice',
  'open-what-if',
  'practice-game',
  'practice-table',
  'practice-past',
  'kept-practice',
  'bot-worker',
  'beside',
].flatMap((part) => globSync(`${CLIENT}/assets/${part}-*.js`));
/** An analysis, asked for on a replay: its panel, and the engine with the rules once more, in a worker. */
const analysis = ['analysis-panel', 'analyse-beside', 'analyse', 'analysis-worker'].flatMap(
  (part) => globSync(`${CLIENT}/assets/${part}-*.js`),
);
/** A hint that somebody asks for: its panel, and the engine with the rules once more, in a worker. */
const hint = ['hint-panel', 'hint-view', 'advise-beside', 'advice-worker'].flatMap((part) =>
  globSync(`${CLIENT}/assets/${part}-*.js`),
);
/** What calls back those who want notifications. */
const calling = globSync(`${CLIENT}/assets/calling-*.js`);
const all = globSync(`${CLIENT}/assets/*.js`);

export default [
  {
    name: 'script before the home screen answers',
    path: [...new Set([...home, ...largestCatalogue])],
    limit: '60 kB',
  },
  {
    name: 'all script of a game, the home screen and its dialogs included',
    path: all.filter(
      (file) =>
        ![...otherCatalogues, ...aside, ...practice, ...analysis, ...hint, ...calling].includes(
          file,
        ),
    ),
    limit: '330 kB',
  },
  {
    name: 'what practice without a server adds to that',
    path: practice,
    limit: '30 kB',
  },
  {
    name: 'what an analysis on a replay adds to that',
    path: analysis,
    limit: '30 kB',
  },
  {
    name: 'what a hint adds to that',
    path: hint,
    limit: '30 kB',
  },
];
