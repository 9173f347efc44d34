/** Hints that a player asked for, and where they stand on the board. */
import type { ExtraAction, PlaceAction } from '../../../common/rules/actions.ts';
import type { Square } from '../../../common/rules/ids.ts';
import type { LineChange } from '../../../common/rules/preview.ts';

/** How good a move is beside the best one. */
export type Value =
  | { readonly type: 'best' }
  /** The difference is no larger than twice its standard error. */
  | { readonly type: 'alike' }
  | { readonly type: 'behind'; readonly points: number; readonly error: number };

/** A placement that is worth thinking of. */
export interface PlacementHint {
  readonly type: 'place';
  /** Its place among the placements, from 1. */
  readonly number: number;
  readonly action: PlaceAction;
  readonly value: Value;
  /** The lines that somebody scores and that it changes. */
  readonly changes: readonly LineChange[];
}

/** A move that is worth thinking of. */
export type Hint =
  | PlacementHint
  | { readonly type: 'draw'; readonly value: Value }
  /** An expansion's action that is better than laying a tile; its value isn't known. */
  | { readonly type: 'extra'; readonly action: ExtraAction };

/** What is known of the hints that a player asked for. */
export interface Hints {
  /** How many moves had been made then: hints are for that turn alone. */
  readonly sequence: number;
  readonly found: 'thinking' | 'failed' | readonly Hint[];
}

/** What is found for this turn; `undefined` where nobody asked. */
export const foundFor = (hints: Hints | undefined, sequence: number): Hints['found'] | undefined =>
  hints?.sequence === sequence ? hints.found : undefined;

/** The numbers of the placements on each square, as one text: two tiles may be best on the same one. */
export function numbersBySquare(found: Hints['found'] | undefined): ReadonlyMap<Square, string> {
  const numbers = new Map<Square, string>();
  if (typeof found !== 'object') return numbers;
  for (const hint of found) {
    if (hint.type !== 'place') continue;
    const { square } = hint.action;
    const before = numbers.get(square);
    numbers.set(square, before === undefined ? `${hint.number}` : `${before} ${hint.number}`);
  }
  return numbers;
}
