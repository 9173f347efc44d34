/** The messages between the load test and its client processes. */
import type { LoadPlan } from './plan.ts';
import type { Tally } from './tally.ts';

/** An order to such a process; it carries them out one after another. */
export type Order =
  /** Opens this many tables. `processIndex` counts the processes of the load test. */
  | {
      readonly type: 'open';
      readonly endpoint: string;
      readonly rooms: number;
      readonly processIndex: number;
      readonly plan: LoadPlan;
    }
  /** Plays at all of them, until told to check. */
  | { readonly type: 'play' }
  /** Stops playing and compares what all clients know. */
  | { readonly type: 'check' }
  /** Leaves all tables and ends. */
  | { readonly type: 'close' };

/** A message from such a process; the first kind is sent every second. */
export type Report =
  | { readonly type: 'progress'; readonly tally: Tally; readonly clients: number }
  /** An order is done. */
  | {
      readonly type: 'done';
      readonly order: Order['type'];
      readonly differences: readonly string[];
    };
