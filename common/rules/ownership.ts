/** Who scores the line of a departure. RULES.md, sections 3 and 7. */
import { CENTRAL_SPACES, type LineStart } from './board.ts';
import { modulesOf } from './expansions/registry.ts';
import type { Owner, Ownership, PointsByOwner } from './facts.ts';
import { STATIONS } from './ids.ts';
import { type Lines, lineFrom } from './lines.ts';
import { pointsOf } from './scoring.ts';
import { wagonOwner } from './wagons.ts';

/** Every departure of the board. */
const STARTS: readonly LineStart[] = [
  ...STATIONS.map((station): LineStart => ({ type: 'station', station })),
  ...CENTRAL_SPACES.map((space): LineStart => ({ type: 'central', space })),
];

/** Who scores the line of a departure; `undefined` where no wagon stands. */
export function ownerOf(facts: Ownership, start: LineStart): Owner | undefined {
  for (const module of modulesOf(facts.options.expansions)) {
    const owner = module.ownerOf?.(facts, start);
    if (owner !== undefined) return owner;
  }
  return start.type === 'station' ? wagonOwner(facts.options.players, start.station) : undefined;
}

/** The points of the complete lines of everybody who has a wagon. */
export function pointsByOwner(facts: Ownership & { readonly lines: Lines }): PointsByOwner {
  const points = new Map<Owner, number>();
  for (const start of STARTS) {
    const owner = ownerOf(facts, start);
    if (owner === undefined) continue;
    points.set(owner, (points.get(owner) ?? 0) + pointsOf(lineFrom(facts.lines, start)));
  }
  return points;
}
