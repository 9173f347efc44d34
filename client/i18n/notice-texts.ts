/**
 * The texts of notifications. The service worker words them, which has no catalogue: it would carry all
 * texts of the page in every language.
 */

/** What a notification says; `with` gets the names of the other players, as a list of the language. */
interface NoticeText {
  readonly title: string;
  /** Where the others have names. */
  readonly with: (names: string) => string;
  readonly alone: string;
}

/** The texts by language, and by what happened. */
export const NOTICE_TEXTS = {
  en: {
    turn: {
      title: 'It’s your turn',
      with: (names) => `Your game with ${names} is waiting for you.`,
      alone: 'Your game is waiting for you.',
    },
    end: {
      title: 'Your game is over',
      with: (names) => `See how your game with ${names} ended.`,
      alone: 'See how it ended.',
    },
    begin: {
      title: 'Your game is starting',
      with: (names) => `You are playing with ${names}.`,
      alone: 'Come to the table.',
    },
  },
  ja: {
    turn: {
      title: 'あなたの手番です',
      with: (names) => `${names}とのゲームが待っています。`,
      alone: 'ゲームが待っています。',
    },
    end: {
      title: 'ゲームが終わりました',
      with: (names) => `${names}とのゲームの結果を見てみましょう。`,
      alone: '結果を見てみましょう。',
    },
    begin: {
      title: 'ゲームが始まります',
      with: (names) => `${names}との対戦です。`,
      alone: 'テーブルへどうぞ。',
    },
  },
  'zh-CN': {
    turn: {
      title: '轮到你了',
      with: (names) => `你与${names}的对局在等你。`,
      alone: '你的对局在等你。',
    },
    end: {
      title: '对局结束了',
      with: (names) => `来看看你与${names}的对局结果吧。`,
      alone: '来看看结果吧。',
    },
    begin: {
      title: '对局要开始了',
      with: (names) => `你的对手：${names}。`,
      alone: '快来牌桌吧。',
    },
  },
} as const satisfies Record<string, Record<string, NoticeText>>;
