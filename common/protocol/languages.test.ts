import { expect, test } from 'vitest';
import { chosenLanguage, languageCookie, languageOf } from './languages.ts';

test.each([
  [['ja-JP', 'en'], 'ja'],
  [['zh-TW'], 'zh-CN'],
  [['fr', 'zh'], 'zh-CN'],
  [['fr', 'de'], 'en'],
  [['en-GB', 'ja'], 'en'],
  [['*'], 'en'],
  [[], 'en'],
])('who wants %j gets %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});

test.each([
  [languageCookie('ja'), 'ja'],
  [`a=b; ${languageCookie('zh-CN')};c=d`, 'zh-CN'],
  ['metro.language=', undefined],
  ['metro.language=../ja', undefined],
  ['x-metro.language=ja', undefined],
  ['metro.language', undefined],
  ['', undefined],
])('the cookies "%s" say %s', (cookies, language) => {
  expect(chosenLanguage(cookies)).toBe(language);
});
