/** Hints in words. */
import { assertNever } from '../../../../common/rules/assert-never.ts';
import { formatSquare } from '../../../../common/rules/ids.ts';
import type { Translate, Translation } from '../../../i18n/translator.ts';
import type { Hint } from '../../../view/hint/hints.ts';

/** The move that a hint tells. */
export function moveText(t: Translate, hint: Hint): string {
  switch (hint.type) {
    case 'place':
      return t('preview.on', { square: formatSquare(hint.action.square) });
    case 'draw':
      return t('hand.draw');
    case 'extra':
      return t(`confirm.${hint.action.type}`);
    default:
      return assertNever(hint);
  }
}

/** How good it is. */
export function valueText(t: Translate, hint: Hint): string {
  if (hint.type === 'extra') return t('hint.best');
  const { value } = hint;
  switch (value.type) {
    case 'best':
    case 'alike':
      return t(`hint.${value.type}`);
    case 'behind':
      return t('hint.behind', { points: value.points, noise: value.error });
    default:
      return assertNever(value);
  }
}

/** All of them, for those who don't see the list. */
export const hintSentences = ({ t }: Translation, hints: readonly Hint[]): readonly string[] =>
  hints.length === 0
    ? [t('hand.noTile')]
    : hints.map((hint) => t('app.colon', { label: moveText(t, hint), words: valueText(t, hint) }));
