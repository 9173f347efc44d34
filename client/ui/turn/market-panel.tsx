/** The share market: four piles with the open share beside each, and the viewer's shares to give for them. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { type MarketRow, type MarketView, marketView } from '../../view/turn/market-view.ts';
import { isByKey } from '../board/lighting.ts';
import { useTranslation } from '../page.tsx';
import { useGame } from '../table/game-context.tsx';
import { CompanyBadge } from '../widgets/company-badge.tsx';
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
  return (
    <section class="panel market" aria-labelledby={heading}>
      <h2 id={heading} class="panel__heading">
        {t('market.heading')}
      </h2>
      <MarketTable rows={market.rows} isPlayer={snapshot.value.me !== undefined} />
      <MarketState market={market} />
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
  if (closed === undefined) return <p class="hint market__hint">{t('market.hint')}</p>;
  return <p class="market__closed">{t('market.closed', { reason: t(`refusal.${closed}`) })}</p>;
}

/** A column for each pile: so low that it finds room under a phone's board. */
function MarketTable(props: { readonly rows: readonly MarketRow[]; readonly isPlayer: boolean }) {
  const { rows, isPlayer } = props;
  const { t } = useTranslation();
  return (
    <table class="market__table">
      <caption class="visually-hidden">{t('market.heading')}</caption>
      <thead>
        <tr>
          <td />
          {rows.map(({ percent }) => (
            <th key={percent} scope="col">
              {t('company.percent', { percent })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {isPlayer && <Piles rows={rows} heading={t('market.own')} Pile={OwnShare} />}
        <Piles rows={rows} heading={t('market.open')} Pile={OpenShare} />
        <Piles rows={rows} heading={t('market.hidden')} Pile={HiddenShares} />
      </tbody>
    </table>
  );
}

function Piles(props: {
  readonly rows: readonly MarketRow[];
  readonly heading: string;
  readonly Pile: (props: { readonly row: MarketRow }) => ComponentChildren;
}) {
  const { rows, heading, Pile } = props;
  return (
    <tr>
      <th scope="row">{heading}</th>
      {rows.map((row) => (
        <td key={row.percent}>
          <Pile row={row} />
        </td>
      ))}
    </tr>
  );
}

function OwnShare({ row: { own, isLaidOpen } }: { readonly row: MarketRow }) {
  return (
    <>
      {own !== undefined && <CompanyBadge company={own.company} />}
      {isLaidOpen && <LaidOpenSign />}
    </>
  );
}

function OpenShare({ row }: { readonly row: MarketRow }) {
  const { t } = useTranslation();
  const { own, open } = row;
  const label = t('market.takeOpen', {
    own: own === undefined ? '' : t('company.share', { ...own }),
    open: t('company.share', { ...open }),
  });
  return (
    <TakeButton row={row} take="open" label={label}>
      <CompanyBadge company={open.company} />
    </TakeButton>
  );
}

function HiddenShares({ row }: { readonly row: MarketRow }) {
  const { t } = useTranslation();
  const { own, hiddenCount } = row;
  const label = t('market.takeHidden', {
    own: own === undefined ? '' : t('company.share', { ...own }),
    count: hiddenCount,
  });
  return (
    <TakeButton row={row} take="hidden" label={label}>
      <Icon name="stack" />
      <span>× {hiddenCount}</span>
    </TakeButton>
  );
}

/** Selects an exchange; where there is none to do it is only a picture of what lies there. */
function TakeButton(props: {
  readonly row: MarketRow;
  readonly take: 'open' | 'hidden';
  readonly label: string;
  readonly children: ComponentChildren;
}) {
  const { chooseAction } = useTurnActions();
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
        const means = isByKey(event) ? 'key' : 'touch';
        if (canExchange) chooseAction({ type: 'exchange', percent, take: props.take }, means);
      }}
    >
      <span class="visually-hidden">{props.label}</span>
      <span class="seen" aria-hidden="true">
        {props.children}
      </span>
    </button>
  );
}
