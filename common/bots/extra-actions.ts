/** When a bot does what an expansion adds, instead of laying a tile. RULES.md, section 7. */
import type { Action } from '../rules/actions.ts';
import { centralStart, centralWagons } from '../rules/expansions/central-wagons/central-wagons.ts';
import type { CentralWagonAction } from '../rules/expansions/central-wagons/parts.ts';
import { exchangesFor } from '../rules/expansions/companies/exchange.ts';
import type { ExchangeAction } from '../rules/expansions/companies/parts.ts';
import { isCompany } from '../rules/expansions/companies/shares.ts';
import type { GameView } from '../rules/facts.ts';
import { playableTiles } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';
import { isComplete, lineFrom } from '../rules/lines.ts';
import { companyStakes, expectedValues } from './company-worth.ts';
import { OPEN_LINE_BONUS } from './line-values.ts';
import type { Turn } from './turn.ts';

/** A line from the central station that promises so many points is taken before others take it. */
const GOOD_LINE = 24;

/** A wagon costs a turn, but no tile: it waits for a good line, or for the last moment. */
export function wagonFor({ view, seat, hand }: Turn): CentralWagonAction | undefined {
  if (view.expansions.centralWagons === undefined || hand.drawn !== undefined) return undefined;
  let best: { readonly action: CentralWagonAction; readonly worth: number } | undefined;
  for (const action of centralWagons.extraActions?.(view, seat) ?? []) {
    if (action.type !== 'central-wagon') continue;
    const worth = wagonWorth(view, seat, action);
    if (worth > (best?.worth ?? 0)) best = { action, worth };
  }
  const isLastMoment = view.stackCount === 0 || playableTiles(hand).length === 0;
  return best !== undefined && (isLastMoment || best.worth > GOOD_LINE) ? best.action : undefined;
}

/** With companies a wagon scores for the company of the share, and shows it to all. */
function wagonWorth(view: GameView, seat: Seat, { space, share }: CentralWagonAction): number {
  const line = lineFrom(view.lines, centralStart(space));
  const isOver = isComplete(line) || view.stackCount === 0;
  const points = isOver ? line.length : line.length + OPEN_LINE_BONUS;
  if (share === undefined) return points;
  const company = view.holdings.shares?.[seat]?.[share];
  return isCompany(company) ? points * companyStakes(view, seat)[company] : 0;
}

/** An exchange must bring so many points to be worth a turn. */
const GOOD_EXCHANGE = 8;

/** The best exchange for an open share; what is hidden is no better than the average. */
export function exchangeFor({ view, seat, hand }: Turn): ExchangeAction | undefined {
  const { companies } = view.expansions;
  const shares = view.holdings.shares?.[seat];
  if (companies === undefined || shares === undefined || hand.drawn !== undefined) return undefined;
  const values = expectedValues(view);
  let best: ExchangeAction | undefined;
  let bestGain = GOOD_EXCHANGE;
  for (const action of exchangesFor(view, seat)) {
    const { percent, take } = action;
    if (take === 'hidden') continue;
    const gain = ((values[companies.market[percent]] - values[shares[percent]]) * percent) / 10;
    if (gain > bestGain) [best, bestGain] = [action, gain];
  }
  return best;
}

/** What an expansion adds and is better than a tile now; `undefined` for nothing. */
export const extraActionFor = (turn: Turn): Action | undefined =>
  wagonFor(turn) ?? exchangeFor(turn);
