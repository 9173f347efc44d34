/** The texts of an analysis in the language of the page, and how it writes points. */
import { useTranslation } from '../../page.tsx';
import type { AnalysisTexts } from './analysis-texts.ts';
import { ANALYSIS_TEXTS } from './texts/languages.ts';

/** Texts, and numbers for them. */
export interface AnalysisWords {
  readonly texts: AnalysisTexts;
  /** A number, to a tenth. */
  readonly number: (value: number) => string;
  /** The same with its sign. */
  readonly signed: (value: number) => string;
}

/** The words of now; the component follows when the language changes. */
export function useAnalysisWords(): AnalysisWords {
  const { language } = useTranslation();
  const tenths = { maximumFractionDigits: 1 } as const;
  const plain = new Intl.NumberFormat(language, tenths);
  const withSign = new Intl.NumberFormat(language, { ...tenths, signDisplay: 'exceptZero' });
  return {
    texts: ANALYSIS_TEXTS[language],
    number: (value) => plain.format(value),
    signed: (value) => withSign.format(value),
  };
}
