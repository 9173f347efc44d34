/** What lay open before the first move of a game, as JSON from the server. */
import { z } from 'zod';
import type { PublicDeal } from '../rules/deal.ts';
import { publicDealFields } from '../rules/expansions/json.ts';

const publicDeal = z.strictObject(publicDealFields);

/** Parses the public part of a deal; `undefined` for anything else. */
export const parsePublicDeal = (value: unknown): PublicDeal | undefined =>
  publicDeal.safeParse(value).data;
