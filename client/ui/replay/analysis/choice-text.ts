/** What the engine thinks of a choice, in words. */
import type { Action } from '../../../../common/rules/actions.ts';
import { assertNever } from '../../../../common/rules/assert-never.ts';
import { formatSquare } from '../../../../common/rules/ids.ts';
import type { JudgedMoment, Opinion, OtherChoice } from '../../../view/replay/analysis-view.ts';
import type { AnalysisTexts } from './analysis-texts.ts';
import type { AnalysisWords } from './use-analysis-texts.ts';

/** Such as "Played: D5. Better: E7." */
export const choiceText = (texts: AnalysisTexts, { played, better }: OtherChoice): string =>
  played.type === 'place' && better.type === 'place' && played.square === better.square
    ? texts.sameSquare(formatSquare(better.square))
    : texts.choice(actionText(texts, played), actionText(texts, better));

/** What is said of a moment: of the choice, and of the tile that came. */
export function judgedText(words: AnalysisWords, { opinion, luck }: JudgedMoment): string {
  const said = opinionText(words, opinion);
  return luck === undefined ? said : `${said} ${words.texts.tileLuck(words.signed(luck))}`;
}

function opinionText({ texts, number }: AnalysisWords, opinion: Opinion): string {
  switch (opinion.type) {
    case 'only-one':
      return texts.onlyOne;
    case 'agreed':
      return texts.agreed;
    case 'as-good':
      return texts.asGood(actionText(texts, opinion.choice.better));
    case 'worse':
      return `${choiceText(texts, opinion.choice)} ${texts.loss(number(opinion.choice.loss))}`;
    case 'unmeasured':
      return `${choiceText(texts, opinion.choice)} ${texts.unmeasured}`;
    default:
      return assertNever(opinion);
  }
}

function actionText(texts: AnalysisTexts, action: Action): string {
  switch (action.type) {
    case 'place':
      return formatSquare(action.square);
    case 'draw':
      return texts.draw;
    case 'pass':
      return texts.passing;
    case 'central-wagon':
      return texts.wagon(action.space);
    default:
      return texts[action.type];
  }
}
