/** The deal of the day in Simplified Chinese. */
import type { DayTexts } from '../day-texts.ts';

export const zhCn: DayTexts = {
  heading: '每日一局',
  lead: '今天所有人拿到同样顺序的板块，对手是同一个电脑。每人只有一次机会。',
  play: '玩今天这一局',
  playOn: '继续',
  counted: '从第一步起就计入成绩，结束之前随时可以回来接着玩。',
  givenUp: '你这天的对局没有结果就结束了。',
  hidden: '自己玩完之后才能看到别人的成绩。',
  result: (place, count) => `目前在${count}人中排第${place}`,
  margin: '分差',
  longestLine: '最长线路',
  place: '名次',
  player: '玩家',
  forgotten: '已离开的玩家',
  me: '你',
  replay: '回放',
  replayOf: (name) => `${name}的回放`,
  table: '大家的成绩',
  nobody: '还没有人玩完。',
  more: '显示更多',
  history: '你的记录',
  before: '前一天',
  after: '后一天',
  share: '分享成绩',
  shareText: (day, margin, longestLine) =>
    `Metro ${day} 每日一局：与电脑分差 ${margin}，最长线路 ${longestLine}。你能赢过我吗？`,
  proof: '公平可验证',
  proofToday:
    '板块的顺序在当天开始之前就已确定，这是它的哈希值（SHA-256）。明天这里会公布种子，任何人都可以核对。',
  commitment: '这一天的哈希值',
  tomorrow: '明天的哈希值',
  seed: '这一天的种子',
  failed: '暂时无法取得每日一局。',
};
