/** What everybody sees of the companies during the game. RULES.md, section 7, expansion 1. */
import type { GameView, TableFacts } from '../../facts.ts';
import type { Seat } from '../../ids.ts';
import type { GameOptions } from '../../options.ts';
import type { CompanyTable } from './parts.ts';
import { type ByPercent, COMPANIES, type Company, type Percent } from './shares.ts';

/** Face-down shares in each pile: neither dealt nor open. An exchange doesn't change their number. */
export const hiddenShareCount = ({ players }: GameOptions): number =>
  COMPANIES.length - players - 1;

/** The companies of a game that has them. */
export function companiesOf(table: TableFacts): CompanyTable {
  const { companies } = table.expansions;
  if (companies === undefined) throw new Error('a game without companies');
  return companies;
}

/** The table with some facts of its companies changed. */
export const withCompanies = (table: TableFacts, change: Partial<CompanyTable>): TableFacts => ({
  ...table,
  expansions: { ...table.expansions, companies: { ...companiesOf(table), ...change } },
});

/** Was this share of the seat laid open? */
export const isLaidOpen = (table: TableFacts, seat: Seat, percent: Percent): boolean =>
  table.expansions.companies?.laidOpen[seat]?.[percent] !== undefined;

/** The table after a seat laid its share of a percentage open. */
export const layShareOpen = (
  table: TableFacts,
  seat: Seat,
  share: Partial<ByPercent<Company>>,
): TableFacts =>
  withCompanies(table, {
    laidOpen: companiesOf(table).laidOpen.map((open, owner) =>
      owner === seat ? { ...open, ...share } : open,
    ),
  });

/** The company of a seat's share. Throws where the seat's shares are hidden. */
export function shareOf(view: GameView, seat: Seat, percent: Percent): Company {
  const shares = view.holdings.shares?.[seat];
  if (shares === undefined) throw new Error(`the shares of seat ${seat} are hidden`);
  return shares[percent];
}
