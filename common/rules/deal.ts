/** The deal: all chance of a game. RULES.md, sections 3 and 7. */
import type { AllParts } from './expansions/list.ts';
import type { Seat } from './ids.ts';
import type { TileCode } from './tiles.ts';

/**
 * All the chance in a game. From here on only the players' actions decide.
 * Hands are dealt from the top of the tiles: every seat's first tile, seat 0 first, then every seat's
 * second one, and so on.
 */
export type Deal = BaseDeal & ExpansionDeal;

interface BaseDeal {
  /** The 60 tiles in the order in which they are drawn. */
  readonly tiles: readonly TileCode[];
  /** Ruling: the starting player is drawn at random. */
  readonly startingSeat: Seat;
}

/** The part of a deal that belongs to the expansions in play. */
export type ExpansionDeal = AllParts<'deal'>;

/** The part of a deal that everybody sees before the first action. */
export type PublicDeal = AllParts<'publicDeal'>;
