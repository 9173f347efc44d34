/** What the companies add to the types of the game. RULES.md, section 7, expansion 1. */
import type { Seat } from '../../ids.ts';
import type { ByCompany, ByPercent, Company, Percent, Share } from './shares.ts';

/** What the companies add, place by place; `expansions/list.ts` says what each place is. */
export interface CompaniesParts {
  readonly deal: {
    /** The eight shares of each percentage, those dealt to the seats first. */
    readonly shares?: ByPercent<readonly Company[]>;
  };
  readonly publicDeal: {
    /** The open share beside each pile. */
    readonly market?: ByPercent<Company>;
  };
  readonly table: { readonly companies?: CompanyTable };
  readonly holdings: {
    /** By seat: the company of the share of each percentage. */
    readonly shares?: readonly ByPercent<Company>[];
  };
  readonly piles: {
    /** The face-down shares of each percentage, the top one first. */
    readonly shares?: ByPercent<readonly Company[]>;
  };
  readonly breakdown: {
    readonly shares?: readonly ShareScore[];
    /** The majorities that scored something. */
    readonly bonuses?: readonly BonusScore[];
  };
  readonly owner: Company;
  /** The share turned up in place of a taken open one, or laid open for a wagon. */
  readonly shown: Company;
  readonly action: ExchangeAction;
  readonly event: ShareExchanged;
  readonly violation: 'company-at-limit' | 'all-exchanged' | 'share-laid-open';
}

/** The companies' markers, the share market, and the shares laid open. */
export interface CompanyTable {
  readonly points: ByCompany<number>;
  /** The open share beside each pile. */
  readonly market: ByPercent<Company>;
  /** By seat: the shares that were laid open for central wagons. */
  readonly laidOpen: readonly Partial<ByPercent<Company>>[];
  /** How many of the latest turns in a row were exchanges. */
  readonly exchangesInARow: number;
}

/** Puts the seat's share of a percentage under its pile and takes the open one or the hidden top one. */
export interface ExchangeAction {
  readonly type: 'exchange';
  readonly percent: Percent;
  readonly take: 'open' | 'hidden';
}

/** A share was exchanged. */
export interface ShareExchanged {
  readonly type: 'exchanged';
  readonly seat: Seat;
  readonly percent: Percent;
  /** The open share that was taken and the one turned up in its place; `undefined` for a hidden one. */
  readonly open: { readonly taken: Company; readonly turnedUp: Company } | undefined;
}

/** What a share scored. */
export interface ShareScore extends Share {
  readonly points: number;
}

/** What the majority in a company scored. */
export interface BonusScore {
  readonly company: Company;
  readonly points: number;
}
