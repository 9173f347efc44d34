import { expect, test } from 'vitest';
import type { Notice } from '../../common/protocol/notices.ts';
import { type OpenPage, openTable, parseNotice, wordsOf } from './notices.ts';

const notice: Notice = { kind: 'turn', table: 'KXWPRT', others: ['Ann', 'Ben'], language: 'en' };
const SITE = 'https://metro.example/';

test('a notice is read as it was sent', () => {
  expect(parseNotice(JSON.stringify(notice))).toEqual(notice);
});

test.each([
  '',
  'null',
  '{"kind":"turn"}',
  JSON.stringify({ ...notice, kind: 'advertisement' }),
  JSON.stringify({ ...notice, language: 'tlh' }),
  JSON.stringify({ ...notice, table: '../../elsewhere' }),
  JSON.stringify({ ...notice, others: 'Ann' }),
])('%j is no notice', (text) => {
  expect(parseNotice(text)).toBeUndefined();
});

test.each([
  [notice, 'It’s your turn', 'Your game with Ann and Ben is waiting for you.'],
  [{ ...notice, language: 'ja' }, 'あなたの手番です', 'Ann、Benとのゲームが待っています。'],
  [{ ...notice, language: 'zh-CN' }, '轮到你了', '你与Ann和Ben的对局在等你。'],
  [{ ...notice, kind: 'end', others: [''] }, 'Your game is over', 'See how it ended.'],
  [
    { ...notice, kind: 'begin', others: ['', 'Ben'] },
    'Your game is starting',
    'You are playing with Ben.',
  ],
] as const)('%j is worded', (told, title, body) => {
  expect(wordsOf(told)).toEqual({ title, body });
});

/** What was done with the pages at these addresses; those that are not ours can't be sent elsewhere. */
async function pressed(addresses: readonly string[], isOurs = true): Promise<readonly string[]> {
  const done: string[] = [];
  const pages = addresses.map(
    (url): OpenPage => ({
      url,
      focus: async () => done.push(`focus ${url}`),
      navigate: async (to) => {
        if (!isOurs) throw new TypeError('not controlled');
        done.push(`send ${url} to ${to}`);
      },
    }),
  );
  await openTable('KXWPRT', { pages, site: SITE, open: async (url) => done.push(`open ${url}`) });
  return done;
}

const TABLE = `${SITE}table/KXWPRT`;

test.each([
  ['nothing is open', [], [`open ${TABLE}`]],
  ['the table is open', [SITE, `${TABLE}?watch`], [`focus ${TABLE}?watch`]],
  ['the home screen is open', [SITE], [`send ${SITE} to ${TABLE}`, `focus ${SITE}`]],
  ['another game is open', [`${SITE}table/BBBBBB`], [`open ${TABLE}`]],
])('where %s, a notification that is pressed leads to its table', async (_what, open, done) => {
  expect(await pressed(open)).toEqual(done);
});

test('a page of an older version can’t be sent there: another one opens', async () => {
  expect(await pressed([SITE], false)).toEqual([`open ${TABLE}`]);
});
