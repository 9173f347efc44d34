/** What the expansions dealt to the seats, and who may see it. RULES.md, section 7. */
import type { Holdings, HoldingsView } from './facts.ts';
import type { Seat } from './ids.ts';

/** Holdings as a seat, or a spectator for `undefined`, may see them during the game. */
export function holdingsSeenBy(holdings: Holdings, viewer: Seat | undefined): HoldingsView {
  const seen = Object.entries(holdings).map(([name, bySeat]) => [
    name,
    bySeat.map((held, seat) => (seat === viewer ? held : undefined)),
  ]);
  // Each list keeps its name, which `fromEntries` can't tell the compiler.
  return Object.fromEntries(seen) as HoldingsView;
}

/** Is nothing of the holdings hidden? */
export const isAllOpen = (holdings: HoldingsView): holdings is Holdings =>
  Object.values(holdings).every((bySeat) => bySeat.every((held) => held !== undefined));
