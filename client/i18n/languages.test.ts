import { expect, test } from 'vitest';
import { isReadersOwn } from './languages.ts';

test.each([
  ['en', 'en-GB', true],
  ['en', 'de', false],
  ['ja', 'ja-JP', true],
  ['zh-CN', 'zh', true],
  ['zh-CN', 'zh-SG', true],
  ['zh-CN', 'zh-TW', false],
] as const)('a page in %s is in the language of a %s browser: %s', (language, browser, is) => {
  expect(isReadersOwn(language, browser)).toBe(is);
});
