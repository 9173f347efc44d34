/** What seats hold beside their tiles, and who may see it. RULES.md, section 7. */
import type { Holdings, HoldingsView } from '../facts.ts';
import type { Seat } from '../ids.ts';

/** Holdings as a seat, or a spectator, may see them during the game. */
export function holdingsSeenBy(
  { shares, numbers }: Holdings,
  viewer: Seat | undefined,
): HoldingsView {
  return {
    ...(shares && { shares: ownOnly(shares, viewer) }),
    ...(numbers && { numbers: ownOnly(numbers, viewer) }),
  };
}

const ownOnly = <Held>(bySeat: readonly Held[], viewer: Seat | undefined) =>
  bySeat.map((held, seat) => (seat === viewer ? held : undefined));
