/** What players agree on before the deal. RULES.md, section 6. */
import type { AllParts } from './expansions/list.ts';
import type { ExpansionSet } from './expansions/sets.ts';
import type { PlayerCount } from './ids.ts';

/** Tiles a player holds: 1 in the base game, 2 or 3 as a variant. */
export const HAND_SIZES = [1, 2, 3] as const;
export type HandSize = (typeof HAND_SIZES)[number];

/** What the players agreed on before the deal, including options of the expansions in play. */
export type GameOptions = BaseOptions & AllParts<'options'>;

interface BaseOptions {
  readonly players: PlayerCount;
  /** The rotation variant: tiles may be turned. */
  readonly rotation: boolean;
  readonly handSize: HandSize;
  readonly expansions: ExpansionSet;
}
