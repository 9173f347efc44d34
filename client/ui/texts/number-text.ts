/** What a number tile counts, in words. */
import type { Translate } from '../../i18n/translator.ts';
import type { NumberView } from '../../view/table/numbers-view.ts';
import { lineNameText } from './texts.ts';

/** The number, the line that ends at its station, and what that counts; without a line, that there is none. */
export function numberText(t: Translate, { station, line, points, isDoubled }: NumberView): string {
  if (line === undefined) return t('number.none', { station });
  const text = t('number.tile', { station, line: lineNameText(t, line), points });
  return isDoubled ? t('app.aside', { words: text, aside: t('number.doubled') }) : text;
}
