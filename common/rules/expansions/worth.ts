/** The list of what the expansions are worth. Only bots need it, so the page doesn't load it. */
import { centralWagonsWorth } from './central-wagons/worth.ts';
import { companiesWorth } from './companies/worth.ts';
import type { ExpansionWorth } from './expansion-worth.ts';
import type { Expansion } from './list.ts';
import { stationNumbersWorth } from './station-numbers/worth.ts';

const WORTHS: Readonly<Record<Expansion, ExpansionWorth>> = {
  companies: companiesWorth,
  'central-wagons': centralWagonsWorth,
  'central-tracks': {},
  'station-numbers': stationNumbersWorth,
};

/** The entries of the expansions in play, in the order of their names. */
export const worthsOf = (expansions: readonly Expansion[]): readonly ExpansionWorth[] =>
  expansions.map((expansion) => WORTHS[expansion]);
