/** Whom the page asks what would be best: the bots' search, in a worker. */
import type { Advice, AdviceRequest } from '../../common/bots/advice.ts';
import type { GameView } from '../../common/rules/game.ts';
import type { Seat } from '../../common/rules/ids.ts';
import { type Beside, beside } from './beside.ts';

/** A turn, as its seat sees it, and what is asked about it. */
export interface AdviceQuestion {
  readonly view: GameView;
  /** The seat on turn, whose hand the view must show. */
  readonly seat: Seat;
  readonly request: AdviceRequest;
}

/** Somebody to ask. */
export type Advisor = Beside<AdviceQuestion, Advice>;

/** An advisor in a worker of its own, whose code is loaded with the first question. */
export const advisorBeside = (): Advisor =>
  beside(() => new Worker(new URL('./advice-worker.ts', import.meta.url), { type: 'module' }));
