/** A game played on differently: from a moment of one that is over, on the page itself, kept by nobody. */
import { parseSeat, type Seat } from '../../../common/rules/ids.ts';

/** Where it begins, and who plays it. */
export interface WhatIf {
  /** The game that it comes from, as the address of its replay names it. */
  readonly game: string;
  /** How many of its moves are left as they were. */
  readonly move: number;
  /** The player's seat; bots take all others. */
  readonly seat: Seat;
}

declare const whatIfBrand: unique symbol;
/** What stands for such a game in the place of a table's code. */
export type WhatIfCode = string & { readonly [whatIfBrand]: true };

/** The code of a game that is played on differently; `parseWhatIf` gives the same back. */
export const whatIfCode = ({ game, move, seat }: WhatIf): WhatIfCode =>
  `what-if ${game} ${move} ${seat}` as WhatIfCode;

/** What a code stands for; `undefined` for that of any other table. */
export function parseWhatIf(code: string): WhatIf | undefined {
  const [, game, move, place] = /^what-if (\S+) (\d{1,4}) (\d)$/.exec(code) ?? [];
  const seat = parseSeat(Number(place));
  if (game === undefined || seat === undefined) return undefined;
  return { game, move: Number(move), seat };
}
