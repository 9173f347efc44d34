/** The languages in which there are rules: those of the page. */
import type { Language } from '../i18n/languages.ts';
import type { RulesTexts } from './rules-texts.ts';
import { en } from './texts/en.ts';
import { ja } from './texts/ja.ts';
import { zhCn } from './texts/zh-cn.ts';

/** What each calls itself, and what the rules say in it. */
export const RULES_LANGUAGES: Readonly<
  Record<Language, { readonly name: string; readonly texts: RulesTexts }>
> = {
  en: { name: 'English', texts: en },
  ja: { name: '日本語', texts: ja },
  'zh-CN': { name: '简体中文', texts: zhCn },
};
