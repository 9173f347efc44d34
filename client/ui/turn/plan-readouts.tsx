/** What an exchange would give and take, and what a central wagon would find where it goes. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { exchangePlan, marketView, type ValuedShare } from '../../view/turn/market-view.ts';
import type { WagonSelection } from '../../view/turn/ui-state.ts';
import { missingFor, wagonOwnerOf, wagonPlan } from '../../view/turn/wagon-view.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { missingText, wagonText, wagonTitle } from '../texts/plan-text.ts';
import { OwnerBadge, ShareBadge } from '../widgets/company-badge.tsx';

/** The exchange that waits to be confirmed. */
export function ExchangeReadout() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const plan = useComputed(() => exchangePlan(marketView(snapshot.value, turn.value))).value;
  if (plan === undefined) return null;
  const { given, taken } = plan;
  return (
    <>
      <h3 class="readout__title">{t('market.question', { percent: given.percent })}</h3>
      <dl class="exchange">
        <dt>{t('market.give')}</dt>
        <dd>
          <Valued share={given} />
        </dd>
        <dt>{t('market.take')}</dt>
        <dd>{taken === undefined ? t('market.unknown') : <Valued share={taken} />}</dd>
      </dl>
    </>
  );
}

function Valued({ share }: { readonly share: ValuedShare }) {
  const { t } = useTranslation();
  return (
    <>
      <ShareBadge share={share} />
      <span class="hint">{t('market.worth', { points: share.points })}</span>
    </>
  );
}

/** The wagon that is about to be placed: on the space pointed at, or else on the chosen one. */
export function WagonReadout({ selection }: { readonly selection: WagonSelection }) {
  const { t } = useTranslation();
  const { snapshot, ui } = useGame();
  const pointed = ui.value.litLine;
  const space = typeof pointed === 'string' ? pointed : selection.space;
  const plan = wagonPlan(snapshot.value, { ...selection, space });
  const missing = missingFor(snapshot.value, selection);
  const owner = wagonOwnerOf(snapshot.value, selection);
  return (
    <>
      {plan !== undefined && (
        <>
          <h3 class="readout__title readout__title--wagon">
            {owner !== undefined && <OwnerBadge owner={owner} />}
            {wagonTitle(t, plan)}
          </h3>
          <p>{wagonText(t, plan)}</p>
        </>
      )}
      {missing !== undefined && <Missing>{missingText(t, missing)}</Missing>}
    </>
  );
}

const Missing = ({ children }: { readonly children: ComponentChildren }) => (
  <p class="readout__missing">{children}</p>
);
