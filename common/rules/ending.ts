/** The final scores and where they come from. RULES.md, sections 5 and 7. */
import { type SeatBreakdown, totalOf } from './expansions/breakdown.ts';
import { modulesOf } from './expansions/registry.ts';
import type { EndFacts, GameView } from './facts.ts';
import { type PlayerCount, seatsOf } from './ids.ts';
import type { Lines } from './lines.ts';
import { pointsByOwner } from './ownership.ts';

/**
 * What each seat scores, part by part, seat 0 first. It follows from what lies on the table alone; before
 * the end it is what the seats would have if the game ended now.
 */
export function breakdownOf(facts: EndFacts): readonly SeatBreakdown[] {
  const { options } = facts;
  const modules = modulesOf(options.expansions);
  const points = pointsByOwner(facts);
  const ownsLines = modules.every(({ seatsScoreNoLines }) => seatsScoreNoLines === undefined);
  return seatsOf(options.players).map((seat) => {
    let parts: SeatBreakdown = ownsLines ? { lines: points.get(seat) ?? 0 } : {};
    for (const module of modules) parts = { ...parts, ...module.settle?.(facts, points, seat) };
    return parts;
  });
}

/** The scores of all seats if the game ended now, seat 0 first. */
export const finalScores = (facts: EndFacts): readonly number[] => breakdownOf(facts).map(totalOf);

/** What the final scores follow from; `undefined` while something that counts is hidden. */
export function endFactsOf(view: GameView): EndFacts | undefined {
  const { options, lines, expansions, holdings } = view;
  const { shares, numbers } = holdings;
  if (!isOpen(shares) || !isOpen(numbers)) return undefined;
  return {
    options,
    lines,
    expansions,
    holdings: { ...(shares && { shares }), ...(numbers && { numbers }) },
  };
}

const isOpen = <Held>(
  bySeat: readonly (Held | undefined)[] | undefined,
): bySeat is readonly Held[] | undefined =>
  bySeat === undefined || bySeat.every((held) => held !== undefined);

/** The scores of a base game from its lines alone, seat 0 first. */
export const scoresOf = (players: PlayerCount, lines: Lines): readonly number[] =>
  finalScores({
    options: { players, rotation: false, handSize: 1, expansions: [] },
    lines,
    expansions: {},
    holdings: {},
  });
