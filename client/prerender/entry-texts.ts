/** What the HTML says beside the page itself: in search results, in previews of links, and without JavaScript. */
import type { Language } from '../i18n/languages.ts';

/** The kinds of addresses whose pages introduce themselves differently. */
export const ENTRY_KINDS = ['home', 'table', 'replay', 'other'] as const;

/** A kind of address. */
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How a page introduces itself. */
export interface Introduction {
  readonly title: string;
  readonly description: string;
}

const EN_HOME = {
  title: 'Metro',
  description:
    'Metro, the tile-laying game, in your browser: two to six players, bots to practise with, no account.',
};

const JA_HOME = {
  title: 'メトロ',
  description:
    'タイルを置いて線路をつなぐゲーム「メトロ」をブラウザで。2～6人用、ボット相手の練習もでき、登録は不要です。',
};

const ZH_HOME = {
  title: '地铁',
  description: '在浏览器里玩板块放置游戏《地铁》：2 至 6 人，可与机器人练习，无需注册。',
};

/** The texts of all languages. Pages of no other kind are found by search engines, or sent to anybody. */
export const ENTRY_TEXTS: Readonly<Record<Language, Readonly<Record<EntryKind, Introduction>>>> = {
  en: {
    home: EN_HOME,
    table: {
      title: 'A table of Metro is waiting for you',
      description:
        'Open the link, choose a name and take a seat: the tile-laying game Metro, in your browser, without an account.',
    },
    replay: {
      title: 'A game of Metro, move by move',
      description: 'See how a game of Metro went, tile by tile, and where every point came from.',
    },
    other: EN_HOME,
  },
  ja: {
    home: JA_HOME,
    table: {
      title: 'メトロのテーブルに招待されています',
      description:
        'リンクを開き、名前を決めて席に着くだけ。タイルゲーム「メトロ」は、登録なしでブラウザで遊べます。',
    },
    replay: {
      title: 'メトロの棋譜を1手ずつ見る',
      description: 'メトロのゲームの流れを1枚ずつ、得点の内訳とともに振り返れます。',
    },
    other: JA_HOME,
  },
  'zh-CN': {
    home: ZH_HOME,
    table: {
      title: '有一桌《地铁》在等你',
      description: '打开链接，起个名字，入座即可：在浏览器里玩板块放置游戏《地铁》，无需注册。',
    },
    replay: {
      title: '一步一步回看一局《地铁》',
      description: '逐块回看一局《地铁》的过程，以及每一分的来源。',
    },
    other: ZH_HOME,
  },
};

/** For readers without JavaScript: what is needed, and the link to the rules. */
export const NO_SCRIPT_TEXTS: Readonly<
  Record<Language, { readonly needed: string; readonly rules: string }>
> = {
  en: {
    needed:
      'You need JavaScript to play. Allow it for this page in your browser’s settings, then load the page again.',
    rules: 'You can read the rules without it.',
  },
  ja: {
    needed:
      '遊ぶにはJavaScriptが必要です。ブラウザの設定でこのページのJavaScriptを許可し、再読み込みしてください。',
    rules: 'ルールはこのまま読めます。',
  },
  'zh-CN': {
    needed: '游戏需要 JavaScript。请在浏览器设置中允许此页面使用 JavaScript，然后重新加载。',
    rules: '规则无需 JavaScript 也可阅读。',
  },
};
