/** The central wagons in requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import { CENTRAL_SPACES } from '../../board.ts';
import type { GameView } from '../../facts.ts';
import { type PlayerCount, SEATS } from '../../ids.ts';
import { COMPANIES, type Company } from '../companies/shares.ts';
import { hasTwice } from '../has-twice.ts';
import { type ExpansionSet, hasExpansion } from '../sets.ts';
import type { CentralWagon } from './parts.ts';

const spaceSchema = z.literal(CENTRAL_SPACES);

/** Without companies a central wagon is a seat's, with them a company's. */
const wagonSchema = z.union([
  z.strictObject({ space: spaceSchema, seat: z.literal(SEATS) }),
  z.strictObject({ space: spaceSchema, company: z.literal(COMPANIES) }),
]);
type Wagon = z.output<typeof wagonSchema>;

/** The wagons named in a request; none if missing. */
export interface WagonsOnTable {
  readonly centralWagons?: readonly Wagon[] | undefined;
}

interface WagonsTable extends WagonsOnTable {
  readonly players: PlayerCount;
  readonly expansions?: ExpansionSet | undefined;
}

/** What the central wagons add to requests; `expansions/query.ts` explains each part. */
export const centralWagonsQuery = {
  /** In the order in which they were placed; none if missing. */
  tableFields: { centralWagons: z.array(wagonSchema).optional() },
  fields: ['centralWagons'],
  neededFields: [],
  misfit({ players, expansions = [], centralWagons = [] }: WagonsTable): string | undefined {
    const owners = centralWagons.map(ownerOf);
    const ownerType = hasExpansion(expansions, 'companies') ? 'string' : 'number';
    if (owners.some((owner) => typeof owner !== ownerType))
      return `centralWagons: each needs a ${ownerType === 'string' ? 'company' : 'seat'}`;
    if (owners.some((owner) => typeof owner === 'number' && owner >= players))
      return 'centralWagons: a seat that is not at this table';
    if (hasTwice(centralWagons.map(({ space }) => space)))
      return 'centralWagons: two wagons on a space';
    return hasTwice(owners) ? 'centralWagons: a wagon placed twice' : undefined;
  },
  table: ({ centralWagons = [] }: WagonsTable) => ({
    centralWagons: centralWagons.map(
      (wagon): CentralWagon => ({ space: wagon.space, owner: ownerOf(wagon) }),
    ),
  }),
  bestFieldsOf: ({ expansions: { centralWagons = [] } }: GameView) => ({
    centralWagons: centralWagons.map(({ space, owner }) =>
      typeof owner === 'number' ? { space, seat: owner } : { space, company: owner },
    ),
  }),
};

/** The companies whose wagons stand at the central station. */
export const companiesPlaced = ({ centralWagons = [] }: WagonsOnTable): readonly Company[] =>
  centralWagons.flatMap((wagon) => ('company' in wagon ? wagon.company : []));

const ownerOf = (wagon: Wagon) => ('seat' in wagon ? wagon.seat : wagon.company);
