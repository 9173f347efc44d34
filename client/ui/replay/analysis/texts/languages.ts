/** The texts of an analysis by language. */
import type { Language } from '../../../../i18n/languages.ts';
import type { AnalysisTexts } from '../analysis-texts.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { zhCn } from './zh-cn.ts';

/** What an analysis says in each language. */
export const ANALYSIS_TEXTS: Readonly<Record<Language, AnalysisTexts>> = { en, ja, 'zh-CN': zhCn };
