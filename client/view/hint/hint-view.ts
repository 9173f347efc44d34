/** What an advice comes to at a table: the best moves as they are shown on the board and in a list. */
import type { Advice, Rating } from '../../../common/bots/advice.ts';
import type { GameView } from '../../../common/rules/game.ts';
import { previewPlacement } from '../../../common/rules/preview.ts';
import type { Hint, Value } from './hints.ts';

/** So many placements are shown. */
const MOST_PLACEMENTS = 3;
/** So many ratings are asked for: the placements, and drawing. */
export const RATINGS_ASKED = MOST_PLACEMENTS + 1;

/** The moves that an advice tells, the best first: up to three placements, and drawing if it is among them. */
export function hintsOf(view: GameView, { extra, ratings }: Advice): readonly Hint[] {
  const hints: Hint[] = extra === undefined ? [] : [{ type: 'extra', action: extra }];
  let number = 0;
  for (const [place, { action, ...rating }] of ratings.entries()) {
    const value = ratedAs(rating, place);
    if (number === MOST_PLACEMENTS) break;
    if (action.type === 'draw') hints.push({ type: 'draw', value });
    if (action.type !== 'place') continue;
    number++;
    const changes = previewPlacement(view, action.tile, action).filter(
      ({ owner }) => owner !== undefined,
    );
    hints.push({ type: 'place', number, action, value, changes });
  }
  return hints;
}

function ratedAs({ behind, error }: Omit<Rating, 'action'>, place: number): Value {
  if (place === 0) return { type: 'best' };
  return behind > 2 * error ? { type: 'behind', points: behind, error } : { type: 'alike' };
}
