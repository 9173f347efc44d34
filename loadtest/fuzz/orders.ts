/** What the fuzzer and its process of attackers tell each other. */
import type { Secrets } from './leak-finder.ts';

/** What the process of attackers is told. */
export type Order =
  | { readonly type: 'attack'; readonly port: number; readonly seed: number }
  /** What was secret at this moment, and where honest people play. */
  | {
      readonly type: 'secrets';
      readonly secrets: Secrets;
      readonly codes: readonly string[];
    }
  /** Ends all attacks. What is received until then is looked through with the next secrets. */
  | { readonly type: 'stop' };

/** What attackers did. */
export interface AttackTally {
  /** Frames sent over WebSockets, right and wrong ones. */
  readonly frames: number;
  readonly requests: number;
  /** Connections over TCP. */
  readonly sockets: number;
}

/** What the process of attackers tells. */
export type Report =
  /** After each look through what was received. */
  | { readonly type: 'looked'; readonly tally: AttackTally; readonly leaks: readonly string[] }
  | { readonly type: 'stopped' };
