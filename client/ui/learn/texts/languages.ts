/** The lesson's texts by language. */
import type { Language } from '../../../i18n/languages.ts';
import type { LessonTexts } from '../lesson-texts.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { zhCn } from './zh-cn.ts';

/** What the lesson says in each language. */
export const LESSON_TEXTS: Readonly<Record<Language, LessonTexts>> = { en, ja, 'zh-CN': zhCn };
