/** What lay open before the first move of a game, as JSON from the server. */
import { z } from 'zod';
import type { PublicDeal } from '../rules/deal.ts';
import { parseCentralTracks } from '../rules/expansions/central-tracks/central-tracks.ts';
import { COMPANIES } from '../rules/expansions/companies/shares.ts';

const company = z.literal(COMPANIES);

const publicDeal = z.strictObject({
  market: z.strictObject({ 40: company, 30: company, 20: company, 10: company }).exactOptional(),
  centralTracks: z
    .array(z.string())
    .transform((codes, context) => {
      const tracks = parseCentralTracks(codes);
      if (tracks === undefined) context.addIssue('no such tracks');
      return tracks ?? z.NEVER;
    })
    .exactOptional(),
});

/** The public part of a deal; `undefined` for anything else. */
export const parsePublicDeal = (value: unknown): PublicDeal | undefined =>
  publicDeal.safeParse(value).data;
