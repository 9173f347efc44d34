/** What a placement would do, before it is done. RULES.md, section 5. */
import type { LineStart } from './board.ts';
import type { GameView, Owner } from './facts.ts';
import { isComplete, type Line, layTile, lineFrom } from './lines.ts';
import { ownerOf } from './ownership.ts';
import type { Placement } from './placement.ts';
import { pointsOf } from './scoring.ts';
import { rotateTile, type TileCode } from './tiles.ts';

/** A line that a placement changes. */
export interface LineChange {
  readonly start: LineStart;
  /** Whose wagon stands at its start; `undefined` for none. */
  readonly owner: Owner | undefined;
  /** How often it crossed a tile before. */
  readonly lengthBefore: number;
  /** The line as it would be. */
  readonly line: Line;
  readonly completed: boolean;
  /** What it would score at once; 0 while it stays open. */
  readonly points: number;
}

/** Every line that laying the tile this way would change. Doesn't check whether that is legal. */
export function previewPlacement(
  view: GameView,
  tile: TileCode,
  { square, rotation }: Placement,
): readonly LineChange[] {
  const { lines, changed } = layTile(view.lines, square, rotateTile(tile, rotation));
  return changed.map((start) => {
    const line = lineFrom(lines, start);
    return {
      start,
      owner: ownerOf(view, start),
      lengthBefore: lineFrom(view.lines, start).length,
      line,
      completed: isComplete(line),
      points: pointsOf(line),
    };
  });
}
