/** The texts of the deal of the day by language. */
import type { Language } from '../../../i18n/languages.ts';
import type { DayTexts } from '../day-texts.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { zhCn } from './zh-cn.ts';

/** What the deal of the day says in each language. */
export const DAY_TEXTS: Readonly<Record<Language, DayTexts>> = { en, ja, 'zh-CN': zhCn };
