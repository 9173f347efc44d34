/** An analysis of a game as it goes on: how far it is, and what it has found. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { type Thoroughness, usualNodes } from '../../../../common/analysis/analyse.ts';
import type { Decision } from '../../../../common/analysis/decision.ts';
import type { Replay } from '../../../../common/record/replay.ts';
import type { AppModel } from '../../app-model.ts';

/** How far an analysis is. */
export type AnalysisStage = 'idle' | 'running' | 'stopped' | 'finished' | 'failed';

/** A game's analysis, which can be started again. */
export class Analysing {
  readonly #analyse: AppModel['analyse'];
  readonly #replay: Replay;
  readonly #stage = signal<AnalysisStage>('idle');
  readonly #decisions = signal<readonly Decision[]>([]);
  #stopping = new AbortController();

  readonly stage: ReadonlySignal<AnalysisStage> = this.#stage;
  /** In order, as far as they are judged. */
  readonly decisions: ReadonlySignal<readonly Decision[]> = this.#decisions;

  constructor(analyse: AppModel['analyse'], replay: Replay) {
    this.#analyse = analyse;
    this.#replay = replay;
  }

  /** The same for everybody, so that a link leads to the same analysis. */
  get thoroughness(): Thoroughness {
    return { nodes: usualNodes(this.#replay.start.options), seed: 1 };
  }

  /** How many decisions there are to judge. */
  get total(): number {
    return this.#replay.steps.length;
  }

  /** Begins anew. Never rejects. */
  async start(): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    this.#stopping = stopping;
    this.#decisions.value = [];
    this.#stage.value = 'running';
    const onDecision = (decision: Decision) => {
      this.#decisions.value = [...this.#decisions.value, decision];
    };
    const { thoroughness } = this;
    const order = { thoroughness, onDecision, signal: stopping.signal };
    try {
      await this.#analyse(this.#replay, order);
      if (!stopping.signal.aborted) this.#stage.value = 'finished';
    } catch (error) {
      console.error(error);
      if (!stopping.signal.aborted) this.#stage.value = 'failed';
    }
  }

  /** Ends it where it is; what it has found so far stays. */
  stop(): void {
    if (this.#stage.value !== 'running') return;
    this.#stopping.abort();
    this.#stage.value = 'stopped';
  }
}
