/** A turn as a bot finds it. */
import { SmallGenerator } from '../fast/small-generator.ts';
import type { GameView, OpenHand } from '../rules/game.ts';
import type { Seat } from '../rules/ids.ts';

/** What a level bases its choice on; the same turn and generator give the same action. */
export interface Turn {
  readonly view: GameView;
  readonly seat: Seat;
  readonly hand: OpenHand;
  readonly generator: SmallGenerator;
}

/** A seat's hand, where the view shows it. Throws where it hides it. */
export function openHandOf(view: GameView, seat: Seat): OpenHand {
  const hand = view.hands[seat];
  if (hand?.type !== 'open') throw new Error(`the hand of seat ${seat} is hidden`);
  return hand;
}

/** A seat's turn by a view that shows its hand, else it throws; chance comes from the seed, any whole number. */
export const turnOf = (view: GameView, seat: Seat, seed: number): Turn => ({
  view,
  seat,
  hand: openHandOf(view, seat),
  generator: new SmallGenerator(seed),
});
