/** What the station numbers add to options, deals and seats, as JSON. */
import { z } from 'zod';
import { stationSchema } from '../../json.ts';

/** The fields of the station numbers; `expansions/json.ts` says where they stand. */
export const stationNumbersJson = {
  /** The rules check how many are possible. */
  options: { numbersPerColour: z.int().exactOptional() },
  deal: { numbers: z.array(z.array(stationSchema)).exactOptional() },
  holding: { numbers: z.array(stationSchema).exactOptional() },
};
