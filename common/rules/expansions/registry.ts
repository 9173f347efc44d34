/** The expansions by name. This is the one place that lists them; the core goes through it. */
import type { ExtraAction } from '../actions.ts';
import { assertNever } from '../assert-never.ts';
import { centralTracks } from './central-tracks.ts';
import { centralWagon, centralWagons } from './central-wagons.ts';
import { companies } from './companies.ts';
import { exchange } from './exchange.ts';
import type { ExpansionModule, ExtraActionRules } from './expansion.ts';
import type { Expansion } from './sets.ts';
import { stationNumbers } from './station-numbers.ts';

const MODULES: Readonly<Record<Expansion, ExpansionModule>> = {
  companies,
  'central-wagons': centralWagons,
  'central-tracks': centralTracks,
  'station-numbers': stationNumbers,
};

/** The modules of the expansions in play. */
export const modulesOf = (expansions: readonly Expansion[]): readonly ExpansionModule[] =>
  expansions.map((expansion) => MODULES[expansion]);

/** How an extra action works. */
export function rulesOf(action: ExtraAction): ExtraActionRules {
  switch (action.type) {
    case 'exchange':
      return exchange(action);
    case 'central-wagon':
      return centralWagon(action);
    default:
      return assertNever(action);
  }
}
