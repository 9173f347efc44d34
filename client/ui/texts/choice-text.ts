/** What the engine thinks of a choice, in words. */
import type { Action } from '../../../common/rules/actions.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { formatSquare } from '../../../common/rules/ids.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { JudgedMoment, Opinion, OtherChoice } from '../../view/replay/analysis-view.ts';

/** Such as "Played: D5. Better: E7." */
export const choiceText = (t: Translate, { played, better }: OtherChoice): string =>
  played.type === 'place' && better.type === 'place' && played.square === better.square
    ? t('analysis.sameSquare', { square: formatSquare(better.square) })
    : t('analysis.choice', { played: actionText(t, played), better: actionText(t, better) });

/** What is said of a moment: of the choice, and of the tile that came. */
export function judgedText(t: Translate, { opinion, luck }: JudgedMoment): string {
  const words = opinionText(t, opinion);
  return luck === undefined ? words : `${words} ${t('analysis.tileLuck', { points: luck })}`;
}

function opinionText(t: Translate, opinion: Opinion): string {
  switch (opinion.type) {
    case 'only-one':
      return t('analysis.onlyOne');
    case 'agreed':
      return t('analysis.agreed');
    case 'as-good':
      return t('analysis.asGood', { better: actionText(t, opinion.choice.better) });
    case 'worse':
      return `${choiceText(t, opinion.choice)} ${t('analysis.loss', { points: opinion.choice.loss })}`;
    case 'unmeasured':
      return `${choiceText(t, opinion.choice)} ${t('analysis.unmeasured')}`;
    default:
      return assertNever(opinion);
  }
}

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
