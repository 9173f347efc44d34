/** What the load test and its processes of clients tell one another. */
import type { LoadPlan } from './plan.ts';
import type { Tally } from './tally.ts';

/** What such a process is told to do, one after another. */
export type Order =
  /** Opens this many tables. `processIndex` counts the processes of the load test. */
  | {
      readonly type: 'open';
      readonly endpoint: string;
      readonly rooms: number;
      readonly processIndex: number;
      readonly plan: LoadPlan;
    }
  /** Plays at all of them, until it is told to check. */
  | { readonly type: 'play' }
  /** Stops playing and compares what all clients know. */
  | { readonly type: 'check' }
  /** Leaves all tables and ends. */
  | { readonly type: 'close' };

/** What such a process tells, the first of them each second. */
export type Report =
  | { readonly type: 'progress'; readonly tally: Tally; readonly clients: number }
  /** An order is done. */
  | {
      readonly type: 'done';
      readonly order: Order['type'];
      readonly differences: readonly string[];
    };
