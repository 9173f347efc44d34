/** A turn as a bot finds it. */
import type { SmallGenerator } from '../fast/small-generator.ts';
import type { GameView, OpenHand } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';

/** What a level bases its choice on; the same turn and generator give the same action. */
export interface Turn {
  readonly view: GameView;
  readonly seat: Seat;
  readonly hand: OpenHand;
  readonly generator: SmallGenerator;
}
