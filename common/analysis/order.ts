/** How a game is to be gone through by somebody who takes a while for it. */
import type { Thoroughness } from './analyse.ts';
import type { Decision } from './decision.ts';

/** An order, and where its answers go. */
export interface AnalysisOrder {
  readonly thoroughness: Thoroughness;
  /** Is told each decision, in order, as soon as it is judged. */
  readonly onDecision: (decision: Decision) => void;
  /** Ends it before its time: nothing more is told then. */
  readonly signal: AbortSignal;
}
