/** What an exchange would give and take, and what a central wagon would find where it goes, in words. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { Translate } from '../../i18n/translator.ts';
import { type ExchangePlan, exchangePlan, marketView } from '../../view/turn/market-view.ts';
import type { TurnView } from '../../view/turn/turn-view.ts';
import type { WagonSelection } from '../../view/turn/ui-state.ts';
import { missingFor, type WagonPlan, wagonPlan } from '../../view/turn/wagon-view.ts';
import { fullEndText } from './texts.ts';

/** What a turn's selection asks the player to confirm, beside laying a tile; nothing for that. */
export function planSentences(
  t: Translate,
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
): readonly string[] {
  const selection = turn?.selection;
  if (turn === undefined || selection === undefined || selection.type === 'square') return [];
  switch (selection.type) {
    case 'exchange':
      return exchangeSentences(t, exchangePlan(marketView(snapshot, turn)));
    case 'central-wagon':
      return wagonSentences(t, snapshot, selection);
    default:
      return [t(`hand.${selection.type}Confirm`)];
  }
}

function exchangeSentences(t: Translate, plan: ExchangePlan | undefined): readonly string[] {
  if (plan === undefined) return [];
  const share = (valued: ExchangePlan['given']) =>
    t('market.shareWorth', { share: t('company.share', { ...valued }), points: valued.points });
  const { given, taken } = plan;
  return [
    t('market.question', { percent: given.percent }),
    t('app.colon', { label: t('market.give'), words: share(given) }),
    t('app.colon', {
      label: t('market.take'),
      words: taken === undefined ? t('market.unknown') : share(taken),
    }),
  ];
}

function wagonSentences(
  t: Translate,
  snapshot: GameSnapshot,
  selection: WagonSelection,
): readonly string[] {
  const plan = wagonPlan(snapshot, selection);
  const missing = missingFor(snapshot, selection);
  return [
    ...(plan === undefined ? [] : [wagonTitle(t, plan), wagonText(t, plan)]),
    ...(missing === undefined ? [] : [missingText(t, missing)]),
  ];
}

/** Where a wagon would stand, or can't. */
export const wagonTitle = (t: Translate, { space, violation }: WagonPlan): string =>
  t(violation === undefined ? 'wagon.on' : 'wagon.notOn', { space });

/** What is still to be chosen for a wagon. */
export const missingText = (
  t: Translate,
  missing: NonNullable<ReturnType<typeof missingFor>>,
): string => t(missing === 'space' ? 'wagon.chooseSpace' : 'wagon.chooseShare');

/** What a wagon would find where it goes. */
export function wagonText(t: Translate, { line, points, violation }: WagonPlan): string {
  if (violation === 'one-tile-line') return t('wagon.short');
  if (violation !== undefined) return t(`refusal.${violation}`);
  if (line.length === 0) return t('wagon.empty');
  const length = t('line.tiles', { count: line.length });
  if (line.end.type === 'open') return t('wagon.open', { length, end: fullEndText(t, line) });
  return `${t('wagon.complete', { length })} ${t('preview.scores', { points })}`;
}
