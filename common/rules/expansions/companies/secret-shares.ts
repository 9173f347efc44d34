/** Shares that a seat doesn't see: guessed ones, and those that an exchange may bring. RULES.md, section 7. */
import type { GameView, HoldingsView } from '../../facts.ts';
import { type Seat, seatsOf } from '../../ids.ts';
import type { Guess, Swap } from '../expansion-worth.ts';
import { shuffled } from '../shuffled.ts';
import { companiesOf, shareOf } from './company-table.ts';
import { exchangesFor } from './exchange.ts';
import { expectedValues } from './expected-values.ts';
import type { ExchangeAction } from './parts.ts';
import { byPercent, COMPANIES, type Company } from './shares.ts';

/** What an open line will probably gain, in points, where exchanges are chosen that are worth a search. */
const OPEN_LINE = 20;

/**
 * Everybody's shares. Those of others that they laid open are known; the rest are taken from all that
 * neither the seat holds nor lie open.
 */
export function guessedShares({ view, seat, below }: Guess): HoldingsView {
  const { market, laidOpen } = companiesOf(view);
  const seats = seatsOf(view.options.players);
  const own = byPercent((percent) => shareOf(view, seat, percent));
  const guessed = byPercent((percent) => {
    const shown = [own[percent], market[percent], ...laidOpen.map((open) => open[percent])];
    return shuffled(
      COMPANIES.filter((company) => !shown.includes(company)),
      below,
    ).values();
  });
  const shares = seats.map((other) =>
    other === seat
      ? own
      : byPercent((percent) => laidOpen[other]?.[percent] ?? nextOf(guessed[percent])),
  );
  return { ...view.holdings, shares };
}

function nextOf(companies: Iterator<Company>): Company {
  const next = companies.next();
  if (next.done === true) throw new Error('more shares than companies');
  return next.value;
}

/** How many exchanges a search looks at. */
const EXCHANGES_TRIED = 3;

/** The exchanges for shares that will probably be better; a hidden one is as good as the average. */
export function promisingSwaps(view: GameView, seat: Seat): readonly Swap[] {
  const values = expectedValues(view, OPEN_LINE);
  const { market } = companiesOf(view);
  const mean = (COMPANIES.length + 1) / 2;
  const gainOf = ({ percent, take }: ExchangeAction) =>
    ((take === 'open' ? values[market[percent]] : mean) - values[shareOf(view, seat, percent)]) *
    percent;
  return exchangesFor(view, seat)
    .filter((action) => gainOf(action) > 0)
    .toSorted((one, other) => gainOf(other) - gainOf(one))
    .slice(0, EXCHANGES_TRIED)
    .map((action) => ({ action, heldAfter: (held) => afterExchange(action, held, view, seat) }));
}

/**
 * What everybody holds after an exchange. A hidden share is one that nobody holds: which of them, the
 * guess of what the others hold makes as good as random.
 */
function afterExchange(
  { percent, take }: ExchangeAction,
  held: HoldingsView,
  view: GameView,
  seat: Seat,
): HoldingsView {
  const { market } = companiesOf(view);
  const inHands = held.shares?.map((shares) => shares?.[percent]) ?? [];
  const hidden = COMPANIES.filter((one) => one !== market[percent] && !inHands.includes(one));
  const offset = inHands.reduce(
    (sum, one) => sum + (one === undefined ? 0 : COMPANIES.indexOf(one)),
    0,
  );
  const taken = take === 'open' ? market[percent] : hidden[offset % hidden.length];
  if (held.shares === undefined || taken === undefined) throw new Error('a game without shares');
  const shares = held.shares.map((one, owner) =>
    owner === seat && one !== undefined ? { ...one, [percent]: taken } : one,
  );
  return { ...held, shares };
}
