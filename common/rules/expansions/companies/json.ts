/** What the companies add to deals and seats, as JSON. */
import { z } from 'zod';
import { COMPANIES } from './shares.ts';

const companySchema = z.literal(COMPANIES);
const pileSchema = z.array(companySchema);

const marketSchema = z.strictObject({
  40: companySchema,
  30: companySchema,
  20: companySchema,
  10: companySchema,
});

/** The fields of the companies; `expansions/json.ts` says where they stand. */
export const companiesJson = {
  deal: {
    shares: z
      .strictObject({ 40: pileSchema, 30: pileSchema, 20: pileSchema, 10: pileSchema })
      .exactOptional(),
  },
  publicDeal: { market: marketSchema.exactOptional() },
  /** One share of each percentage, as in the market. */
  holding: { shares: marketSchema.exactOptional() },
};
