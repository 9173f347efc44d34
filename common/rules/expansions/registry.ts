/** The rules of the expansions by name; the core goes through this registry and knows none of them. */
import type { ExtraAction, Shown } from '../actions.ts';
import { assertNever } from '../assert-never.ts';
import { centralTracks } from './central-tracks/central-tracks.ts';
import { centralWagon, centralWagons } from './central-wagons/central-wagons.ts';
import { companies } from './companies/companies.ts';
import { exchange } from './companies/exchange.ts';
import type { ExpansionModule, ExtraActionRules } from './expansion.ts';
import type { Expansion } from './list.ts';
import { EXPANSIONS } from './sets.ts';
import { stationNumbers } from './station-numbers/station-numbers.ts';

const MODULES: Readonly<Record<Expansion, ExpansionModule>> = {
  companies,
  'central-wagons': centralWagons,
  'central-tracks': centralTracks,
  'station-numbers': stationNumbers,
};

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

/** The modules of the expansions in play. */
export const modulesOf = (expansions: readonly Expansion[]): readonly ExpansionModule[] =>
  expansions.map((expansion) => MODULES[expansion]);

/** The modules of all expansions, in play or not. */
export const ALL_MODULES: readonly ExpansionModule[] = modulesOf(EXPANSIONS);

/** An extra action from its text; `undefined` for any other text. */
export const parseExtraAction = (text: string): ExtraAction | undefined =>
  ALL_MODULES.map((module) => module.parseAction?.(text)).find((action) => action !== undefined);

/** What an extra action showed to all, from its text; `undefined` for any other text. */
export const parseShown = (text: string): Shown | undefined =>
  ALL_MODULES.map((module) => module.parseShown?.(text)).find((shown) => shown !== undefined);
