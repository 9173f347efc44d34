/** The share market: four piles with the open share beside each, and the viewer's shares to give for them. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type MarketRow, type MarketView, marketView } from '../../view/turn/market-view.ts';
import { isByKey } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { ShareBadge } from '../widgets/company-badge.tsx';
import { Icon } from '../widgets/icon.tsx';
import { LaidOpenSign } from './own-holdings.tsx';
import { useTurnActions } from './turn-actions.ts';

/** The market, as long as the game lasts. */
export function MarketPanel() {
  const { t } = useTranslation();
  const { snapshot, turn } = useGame();
  const market = useComputed(() => marketView(snapshot.value, turn.value)).value;
  const heading = useId();
  if (market === undefined || snapshot.value.phase === 'finished') return null;
  const isPlayer = snapshot.value.me !== undefined;
  return (
    <section class="panel market" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('market.heading')}
      </h2>
      <MarketState market={market} />
      <table class="market__table">
        <caption class="visually-hidden">{t('market.heading')}</caption>
        <thead>
          <tr>
            {isPlayer && <th scope="col">{t('market.own')}</th>}
            <th scope="col">{t('market.open')}</th>
            <th scope="col">{t('market.hidden')}</th>
          </tr>
        </thead>
        <tbody>
          {market.rows.map((row) => (
            <Row key={row.percent} row={row} isPlayer={isPlayer} />
          ))}
        </tbody>
      </table>
      {market.rows.some(({ isLaidOpen }) => isLaidOpen) && <LaidOpenLegend />}
    </section>
  );
}

/** What the sign beside a share means. */
function LaidOpenLegend() {
  const { t } = useTranslation();
  return (
    <p class="hint market__legend">
      <Icon name="watch" /> {t('market.laidOpenMeans')}
    </p>
  );
}

function MarketState({ market: { closed } }: { readonly market: MarketView }) {
  const { t } = useTranslation();
  if (closed === undefined) return <p class="hint">{t('market.hint')}</p>;
  return <p class="market__closed">{t('market.closed', { reason: t(`refusal.${closed}`) })}</p>;
}

function Row({ row, isPlayer }: { readonly row: MarketRow; readonly isPlayer: boolean }) {
  const { t } = useTranslation();
  const { own, open, isLaidOpen, hiddenCount } = row;
  const given = own === undefined ? '' : t('company.share', { ...own });
  return (
    <tr>
      {isPlayer && (
        <td>
          {own !== undefined && <ShareBadge share={own} />}
          {isLaidOpen && <LaidOpenSign />}
        </td>
      )}
      <td>
        <TakeButton
          row={row}
          take="open"
          label={t('market.takeOpen', { own: given, open: t('company.share', { ...open }) })}
        >
          <ShareBadge share={open} />
        </TakeButton>
      </td>
      <td>
        <TakeButton
          row={row}
          take="hidden"
          label={t('market.takeHidden', { own: given, count: hiddenCount })}
        >
          <Icon name="stack" />
          <span>× {hiddenCount}</span>
        </TakeButton>
      </td>
    </tr>
  );
}

/** Selects an exchange; where there is none to do it is only a picture of what lies there. */
function TakeButton(props: {
  readonly row: MarketRow;
  readonly take: 'open' | 'hidden';
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const { chooseExchange } = useTurnActions();
  const { percent, own, canExchange, taking } = props.row;
  if (own === undefined) return <span class="market__pile">{props.children}</span>;
  return (
    <button
      type="button"
      class="button market__pile"
      data-exchange={`${percent} ${props.take}`}
      aria-pressed={taking === props.take}
      aria-disabled={!canExchange}
      onClick={(event) => {
        if (canExchange) chooseExchange(percent, props.take, isByKey(event) ? 'key' : 'touch');
      }}
    >
      <span class="visually-hidden">{props.label}</span>
      <span class="seen" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}
