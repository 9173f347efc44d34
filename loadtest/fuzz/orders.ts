/** The messages between the fuzzer and its attackers' process. */
import type { Secrets } from './leak-finder.ts';

/** A message to the attackers' process. */
export type Order =
  | { readonly type: 'attack'; readonly port: number; readonly seed: number }
  /** What was secret at this moment, and where honest people play. */
  | {
      readonly type: 'secrets';
      readonly secrets: Secrets;
      readonly codes: readonly string[];
    }
  /** Ends all attacks. What is received until then is searched for the next secrets. */
  | { readonly type: 'stop' };

/** What the attackers did. */
export interface AttackTally {
  /** Frames sent over WebSockets, valid and invalid ones. */
  readonly frames: number;
  readonly requests: number;
  /** Connections over TCP. */
  readonly sockets: number;
}

/** A message from the attackers' process. */
export type Report =
  /** Sent after each search of what was received. */
  | { readonly type: 'looked'; readonly tally: AttackTally; readonly leaks: readonly string[] }
  | { readonly type: 'stopped' };
