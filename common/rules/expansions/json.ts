/** The list of what the expansions add to JSON: to records, queries, and what crosses the wire. */
import { z } from 'zod';
import type { ExpansionDeal, PublicDeal } from '../deal.ts';
import type { Holding } from '../holdings.ts';
import { centralTracksJson } from './central-tracks/json.ts';
import { companiesJson } from './companies/json.ts';
import type { AllParts } from './list.ts';
import { parseExpansions } from './sets.ts';
import { stationNumbersJson } from './station-numbers/json.ts';

/** A set of expansions by their names; a combination that isn't allowed is refused with a code. */
export const expansionSet = z
  .array(z.string())
  .readonly()
  .transform((names, context) => {
    const set = parseExpansions(names);
    if (!set.ok) context.addIssue(set.error);
    return set.ok ? set.value : z.NEVER;
  });

/** A schema for each field; the rules check that the fields of the expansions in play are present. */
type Fields<Part> = { readonly [Name in keyof Part]-?: z.ZodType<NonNullable<Part[Name]>> };

/** Fields of a game's options. */
export const optionsFields = {
  ...stationNumbersJson.options,
} satisfies Fields<AllParts<'options'>>;

/** Fields of a deal. */
export const dealFields = {
  ...companiesJson.deal,
  ...centralTracksJson.deal,
  ...stationNumbersJson.deal,
} satisfies Fields<ExpansionDeal>;

/** Fields of what everybody sees of a deal before the first action. */
export const publicDealFields = {
  ...companiesJson.publicDeal,
  ...centralTracksJson.publicDeal,
} satisfies Fields<PublicDeal>;

/** Fields of what one seat holds. */
export const holdingFields = {
  ...companiesJson.holding,
  ...stationNumbersJson.holding,
} satisfies Fields<Holding>;
