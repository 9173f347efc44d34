/** How many tables, seats and sockets this process has. */
import type { TablePhase } from '../games/table-parts.ts';
import type { ServerFigures } from '../metrics.ts';
import type { TableHost } from './table-host.ts';

/** The figures of a host and its sockets. */
export function figuresOf({ tables, store }: TableHost, sockets: number): ServerFigures {
  const counts: Record<TablePhase, number> = { waiting: 0, playing: 0, finished: 0 };
  let seats = 0;
  for (const { phase, seating } of tables.values()) {
    counts[phase] += 1;
    seats += seating.takenCount;
  }
  return { tables: counts, seats, sockets, unkept: store.journal.backlog().waiting };
}
