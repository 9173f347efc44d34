/** The deal of the day in Japanese. */
import type { DayTexts } from '../day-texts.ts';

export const ja: DayTexts = {
  heading: '今日の一局',
  lead: '今日は全員が同じ順番のタイルで、同じボットと対戦します。挑戦は1回だけです。',
  play: '今日のタイルで遊ぶ',
  playOn: '続きを遊ぶ',
  counted: '最初の一手から記録されます。終わるまでは、いつでも続きから遊べます。',
  givenUp: 'この日のゲームは結果が出ないまま終わりました。',
  hidden: 'ほかの人の結果は、自分のゲームが終わると見られます。',
  result: (place, count) => `現在 ${count}人中 ${place}位`,
  margin: '点差',
  longestLine: '最長路線',
  place: '順位',
  player: 'プレイヤー',
  forgotten: '退会した人',
  me: 'あなた',
  replay: 'リプレイ',
  replayOf: (name) => `${name}のリプレイ`,
  table: 'みんなの結果',
  nobody: 'まだ誰も終えていません。',
  more: 'もっと見る',
  history: 'これまでの記録',
  before: '前の日',
  after: '次の日',
  share: '結果を共有',
  shareText: (day, margin, longestLine) =>
    `Metro ${day}のタイル：ボットとの点差 ${margin}、最長路線 ${longestLine}。勝てるかな？`,
  proof: '公平さの証明',
  proofToday:
    'タイルの順番は日付が変わる前に決まっていました。これはそのハッシュ値（SHA-256）です。明日になるとシード値そのものが表示され、誰でも確かめられます。',
  commitment: 'この日のハッシュ値',
  tomorrow: '明日のハッシュ値',
  seed: 'この日のシード値',
  failed: '今日の一局を読み込めません。',
};
