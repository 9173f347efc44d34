/** What the central tracks add to the types of the game. RULES.md, section 7, expansion 3. */
import type { TileCode } from '../../tiles.ts';

/** What the central tracks add, place by place; `expansions/list.ts` says what each place is. */
export interface CentralTracksParts {
  readonly deal: { readonly centralTracks?: CentralTracks };
  readonly publicDeal: { readonly centralTracks?: CentralTracks };
}

/** The tiles on D4, E4, D5 and E5. They lie as their codes say, even with the rotation variant. */
export type CentralTracks = readonly [TileCode, TileCode, TileCode, TileCode];
