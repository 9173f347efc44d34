/** The final scores and where they come from. RULES.md, sections 5 and 7. */

import { modulesOf } from './expansions/registry.ts';
import type { EndFacts, GameView, SeatBreakdown } from './facts.ts';
import { isAllOpen } from './holdings.ts';
import { type PlayerCount, seatsOf } from './ids.ts';
import type { Lines } from './lines.ts';
import { pointsByOwner } from './ownership.ts';

/**
 * What each seat scores, part by part, seat 0 first. It depends only on what lies on the table; before
 * the end it is what the seats would score if the game ended now.
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

/** The score that the parts add up to. */
export const totalOf = ({ lines = 0, ...parts }: SeatBreakdown): number =>
  Object.values(parts).reduce(
    (total, scores) => scores.reduce((sum, { points }) => sum + points, total),
    lines,
  );

/** The scores of all seats if the game ended now, seat 0 first. */
export const finalScores = (facts: EndFacts): readonly number[] => breakdownOf(facts).map(totalOf);

/** What the final scores depend on; `undefined` while any of it is hidden. */
export function endFactsOf({
  options,
  lines,
  expansions,
  holdings,
}: GameView): EndFacts | undefined {
  return isAllOpen(holdings) ? { options, lines, expansions, holdings } : undefined;
}

/** The scores of a base game from its lines alone, seat 0 first. */
export const scoresOf = (players: PlayerCount, lines: Lines): readonly number[] =>
  finalScores({
    options: { players, rotation: false, handSize: 1, expansions: [] },
    lines,
    expansions: {},
    holdings: {},
  });
