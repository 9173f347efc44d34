/** A choice that the engine would have made otherwise, in words. */
import type { Action } from '../../../common/rules/actions.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { formatSquare } from '../../../common/rules/ids.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { OtherChoice } from '../../view/replay/analysis-view.ts';

/** Such as "Played: D5. Better: E7." */
export const choiceText = (t: Translate, { played, better }: OtherChoice): string =>
  played.type === 'place' && better.type === 'place' && played.square === better.square
    ? t('analysis.sameSquare', { square: formatSquare(better.square) })
    : t('analysis.choice', { played: actionText(t, played), better: actionText(t, better) });

function actionText(t: Translate, action: Action): string {
  switch (action.type) {
    case 'place':
      return formatSquare(action.square);
    case 'draw':
      return t('analysis.draw');
    case 'pass':
      return t('analysis.passing');
    case 'exchange':
      return t('analysis.exchange');
    case 'central-wagon':
      return t('analysis.wagon', { space: action.space });
    default:
      return assertNever(action);
  }
}
