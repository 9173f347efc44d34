/** What lies on a table at the end, in the words of the slow scorer. */

import { PERCENTS } from '../rules/expansions/companies/shares.ts';
import { hasExpansion } from '../rules/expansions/sets.ts';
import type { Holdings, TableFacts } from '../rules/facts.ts';
import type { SlowTable } from './slow-scorer.ts';

/** The table of a game whose holdings are known, for the slow scorer. */
export const slowTableOf = ({
  options,
  board,
  expansions,
  holdings,
}: TableFacts & { readonly holdings: Holdings }): SlowTable => ({
  players: options.players,
  board,
  hasCompanies: hasExpansion(options.expansions, 'companies'),
  wagons: (expansions.centralWagons ?? []).map(({ space, owner }) => `${space} ${owner}`),
  shares: (holdings.shares ?? []).map((held) =>
    PERCENTS.map((percent) => `${percent} ${held[percent]}`),
  ),
  numbers: holdings.numbers ?? [],
});
