/** What the expansions dealt to the seats, and who may see it. RULES.md, section 7. */
import { modulesOf } from './expansions/registry.ts';
import type { Holdings, HoldingsView } from './facts.ts';
import type { Seat } from './ids.ts';
import type { GameOptions } from './options.ts';

/** Holdings as a seat, or a spectator for `undefined`, may see them during the game. */
export function holdingsSeenBy(holdings: HoldingsView, viewer: Seat | undefined): HoldingsView {
  const seen = Object.entries(holdings).map(([name, bySeat]) => [
    name,
    bySeat.map((held, seat) => (seat === viewer ? held : undefined)),
  ]);
  // Each list keeps its name, which `fromEntries` can't tell the compiler.
  return Object.fromEntries(seen) as HoldingsView;
}

/** What one seat holds; only what exists in the game. */
export type Holding = {
  readonly [Name in keyof Holdings]: NonNullable<Holdings[Name]>[number];
};

/** What a single seat holds. */
export function holdingOf(holdings: Holdings, seat: Seat): Holding {
  const held = Object.entries(holdings).map(([name, bySeat]) => [name, bySeat[seat]]);
  // Each holding keeps its name, which `fromEntries` can't tell the compiler.
  return Object.fromEntries(held) as Holding;
}

/**
 * The holdings of a game from those of its seats, `undefined` for hidden ones. Throws if a seat lacks
 * a holding of an expansion in play, or has one of another.
 */
export function holdingsFrom(
  { expansions }: GameOptions,
  bySeat: readonly (Holding | undefined)[],
): HoldingsView {
  const names = modulesOf(expansions).flatMap(({ holdingPart }) => holdingPart ?? []);
  for (const held of bySeat)
    if (held !== undefined && !isSameSet(Object.keys(held), names))
      throw new Error(`a seat holds ${Object.keys(held)}, not ${names}`);
  const seen = names.map((name) => [name, bySeat.map((held) => held?.[name])]);
  return Object.fromEntries(seen) as HoldingsView;
}

const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));

/** Are all holdings visible? */
export const isAllOpen = (holdings: HoldingsView): holdings is Holdings =>
  Object.values(holdings).every((bySeat) => bySeat.every((held) => held !== undefined));
