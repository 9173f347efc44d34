/** The share market and the viewer's shares. RULES.md, section 7, expansion 1. */
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import {
  hiddenShareCount,
  isLaidOpen,
} from '../../../common/rules/expansions/companies/company-table.ts';
import { exchangeClosed } from '../../../common/rules/expansions/companies/exchange.ts';
import type { CompanyTable } from '../../../common/rules/expansions/companies/parts.ts';
import {
  companyValues,
  sharePoints,
} from '../../../common/rules/expansions/companies/share-scores.ts';
import {
  type ByPercent,
  type Company,
  PERCENTS,
  type Percent,
  type Share,
} from '../../../common/rules/expansions/companies/shares.ts';
import { check, type Violation } from '../../../common/rules/game.ts';
import type { TurnView } from './turn-view.ts';
import type { UiState } from './ui-state.ts';

/** A share and what it would bring if the game ended now. */
export interface ValuedShare extends Share {
  readonly points: number;
}

/** The shares of a percentage: the pile, and the viewer's share that could be exchanged for one of it. */
export interface MarketRow {
  readonly percent: Percent;
  readonly open: ValuedShare;
  /** How many lie face down; an exchange doesn't change it. */
  readonly hiddenCount: number;
  /** `undefined` for a spectator. */
  readonly own: ValuedShare | undefined;
  /** Does the viewer's share lie open, so that it can't be exchanged any more? */
  readonly isLaidOpen: boolean;
  /** Can it be exchanged now? */
  readonly canExchange: boolean;
  /** Which share of this pile is about to be taken. */
  readonly taking: 'open' | 'hidden' | undefined;
}

/** The open shares and what may be given for them. */
export interface MarketView {
  /** 40 % first. */
  readonly rows: readonly MarketRow[];
  /** Why nobody can exchange now; `undefined` while it is possible. */
  readonly closed: Violation | undefined;
}

/** Whether the market is unfolded where it has no place of its own; `undefined` where there is none. */
export function marketPlace(
  { game, phase }: GameSnapshot,
  { isMarketOpen }: UiState,
): 'open' | 'folded' | undefined {
  if (game.expansions.companies === undefined || phase === 'finished') return undefined;
  return isMarketOpen ? 'open' : 'folded';
}

/** The market as the viewer sees it; `undefined` where companies are not in play. */
export function marketView(
  snapshot: GameSnapshot,
  turn: TurnView | undefined,
): MarketView | undefined {
  const { companies } = snapshot.game.expansions;
  if (companies === undefined) return undefined;
  const own = ownShares(snapshot);
  const valued = valuing(companies);
  return {
    closed: snapshot.phase === 'finished' ? undefined : exchangeClosed(snapshot.game),
    rows: PERCENTS.map((percent) => ({
      percent,
      open: valued(companies.market[percent], percent),
      hiddenCount: hiddenShareCount(snapshot.options),
      own: own && valued(own[percent], percent),
      ...exchangeFacts(snapshot, turn, percent),
    })),
  };
}

/** An exchange that waits to be confirmed. */
export interface ExchangePlan {
  readonly given: ValuedShare;
  /** `undefined` for the face-down one: nobody knows it. */
  readonly taken: ValuedShare | undefined;
}

/** What the selected exchange gives and takes; `undefined` while none is selected. */
export function exchangePlan(market: MarketView | undefined): ExchangePlan | undefined {
  const row = market?.rows.find(({ taking }) => taking !== undefined);
  if (row?.own === undefined) return undefined;
  return { given: row.own, taken: row.taking === 'open' ? row.open : undefined };
}

/** The viewer's shares; `undefined` for a spectator. */
export const ownShares = ({ game, me }: GameSnapshot): ByPercent<Company> | undefined =>
  me === undefined ? undefined : game.holdings.shares?.[me];

function exchangeFacts({ game, me }: GameSnapshot, turn: TurnView | undefined, percent: Percent) {
  const selection = turn?.selection;
  const action = { type: 'exchange', percent, take: 'hidden' } as const;
  return {
    isLaidOpen: me !== undefined && isLaidOpen(game, me, percent),
    canExchange: turn !== undefined && check(game, turn.seat, action) === undefined,
    taking:
      selection?.type === 'exchange' && selection.percent === percent ? selection.take : undefined,
  };
}

function valuing({ points }: CompanyTable) {
  const values = companyValues(points);
  return (company: Company, percent: Percent): ValuedShare => ({
    company,
    percent,
    points: sharePoints(values[company], percent),
  });
}
