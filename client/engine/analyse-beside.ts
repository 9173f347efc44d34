/** A game gone through beside the page, decision by decision. */
import { type Moment, momentsOf, type Thoroughness } from '../../common/analysis/analyse.ts';
import type { Decision } from '../../common/analysis/decision.ts';
import type { AnalysisOrder } from '../../common/analysis/order.ts';
import type { Replay } from '../../common/record/replay.ts';
import { type Beside, beside } from './beside.ts';

/** A moment of a game, and how thoroughly to look at it. */
export interface AnalysisQuestion {
  readonly moment: Moment;
  readonly thoroughness: Thoroughness;
}

/** Judges a game's decisions in a worker; resolves when all are told, or when it was ended. Rejects where the worker fails. */
export const analyseBeside = (replay: Replay, order: AnalysisOrder): Promise<void> =>
  analyseBy(
    beside(() => new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' })),
    replay,
    order,
  );

/** The same by whoever answers such questions. */
export async function analyseBy(
  engine: Beside<AnalysisQuestion, Decision>,
  replay: Replay,
  { thoroughness, onDecision, signal }: AnalysisOrder,
): Promise<void> {
  const ended = new Promise<undefined>((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  );
  try {
    for (const moment of momentsOf(replay)) {
      const decision = await Promise.race([engine.ask({ moment, thoroughness }), ended]);
      if (decision === undefined || signal.aborted) return;
      onDecision(decision);
    }
  } finally {
    engine.end();
  }
}
