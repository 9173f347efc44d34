/** What the station numbers add to the types of the game. RULES.md, section 7, expansion 4. */
import type { StationNumber } from '../../ids.ts';

/** What the station numbers add, place by place; `expansions/list.ts` says what each place is. */
export interface StationNumbersParts {
  readonly options: {
    /** How many tiles of each colour a player gets, if not the usual number. */
    readonly numbersPerColour?: number;
  };
  readonly deal: {
    /** The eight number tiles of each colour, in the order of their stations. */
    readonly numbers?: readonly (readonly StationNumber[])[];
  };
  readonly holdings: {
    /** By seat. */
    readonly numbers?: readonly (readonly StationNumber[])[];
  };
  readonly breakdown: { readonly numbers?: readonly NumberScore[] };
}

/** What a station number scored. */
export interface NumberScore {
  readonly station: StationNumber;
  readonly points: number;
}
