/** Exchanging a share. RULES.md, section 7, expansion 1. */

import type { Shown, Violation } from '../../actions.ts';
import type { GameState, GameView, TableFacts } from '../../facts.ts';
import type { Seat } from '../../ids.ts';
import type { ExtraActionRules, ShownStep } from '../expansion.ts';
import { companiesOf, isLaidOpen, shareOf, withCompanies } from './company-table.ts';
import type { ExchangeAction } from './parts.ts';
import { COMPANIES, isCompany, PERCENTS, type Percent, parsePercent } from './shares.ts';

/** Once a company has this many points, no share can be exchanged any more. */
export const EXCHANGE_LIMIT = 25;

/**
 * Why nobody can exchange a share now; `undefined` while it is possible. Rulings, so that games end:
 * not once the stack is empty, nor when every seat's last turn was an exchange.
 */
export function exchangeClosed(view: GameView): Violation | undefined {
  const { points, exchangesInARow } = companiesOf(view);
  if (COMPANIES.some((company) => points[company] >= EXCHANGE_LIMIT)) return 'company-at-limit';
  if (view.stackCount === 0) return 'stack-empty';
  return exchangesInARow >= view.options.players ? 'all-exchanged' : undefined;
}

/** The exchanges that a seat could do now. */
export const exchangesFor = (view: GameView, seat: Seat): readonly ExchangeAction[] =>
  exchangeClosed(view) !== undefined
    ? []
    : PERCENTS.filter((percent) => !isLaidOpen(view, seat, percent)).flatMap((percent) => [
        { type: 'exchange', percent, take: 'open' },
        { type: 'exchange', percent, take: 'hidden' },
      ]);

/** How an exchange works. */
export const exchange = (action: ExchangeAction): ExtraActionRules => ({
  text: `exchange ${action.percent} ${action.take}`,
  check(view, seat) {
    if (view.expansions.companies === undefined) return 'not-in-play';
    const closed = exchangeClosed(view);
    if (closed !== undefined) return closed;
    return isLaidOpen(view, seat, action.percent) ? 'share-laid-open' : undefined;
  },
  shown: (state, seat) =>
    action.take === 'open' ? topAfterGiving(state, seat, action.percent).top : undefined,
  show: (table, seat, shown) => showExchange(table, seat, action, shown),
  hide: (state, seat) => swapShares(state, seat, action),
});

/** An exchange from its text, such as `exchange 40 open`; `undefined` for any other text. */
export function parseExchange(text: string): ExchangeAction | undefined {
  const match = /^exchange (\d\d) (open|hidden)$/.exec(text);
  const percent = parsePercent(Number(match?.[1]));
  if (percent === undefined) return undefined;
  return { type: 'exchange', percent, take: match?.[2] === 'open' ? 'open' : 'hidden' };
}

/** If the share is hidden, everybody sees only that it was exchanged. */
function showExchange(
  table: TableFacts,
  seat: Seat,
  { percent, take }: ExchangeAction,
  shown: Shown | undefined,
): ShownStep {
  if (take === 'hidden')
    return {
      table,
      event: { type: 'exchanged', seat, percent, open: undefined },
      started: [],
    };
  if (!isCompany(shown)) throw new Error('the share turned up by an exchange is missing');
  const { market } = companiesOf(table);
  const open = { taken: market[percent], turnedUp: shown };
  return {
    table: withCompanies(table, { market: { ...market, [percent]: shown } }),
    event: { type: 'exchanged', seat, percent, open },
    started: [],
  };
}

function swapShares(
  state: GameState,
  seat: Seat,
  { percent, take }: ExchangeAction,
): Pick<GameState, 'holdings' | 'piles'> {
  const { top, rest } = topAfterGiving(state, seat, percent);
  const taken = take === 'open' ? companiesOf(state).market[percent] : top;
  const shares = state.holdings.shares?.map((held, owner) =>
    owner === seat ? { ...held, [percent]: taken } : held,
  );
  const piles = state.piles.shares;
  if (shares === undefined || piles === undefined) throw new Error('a game without shares');
  return {
    holdings: { ...state.holdings, shares },
    piles: { ...state.piles, shares: { ...piles, [percent]: rest } },
  };
}

/** The pile's top share and the rest of it once the seat has put its own share under it. */
function topAfterGiving(state: GameState, seat: Seat, percent: Percent) {
  const pile = state.piles.shares?.[percent] ?? [];
  const [top, ...rest] = [...pile, shareOf(state, seat, percent)];
  if (top === undefined) throw new Error('a pile can not be empty after a share was put under it');
  return { top, rest };
}
