/** What the central tracks add to deals, as JSON. */
import { z } from 'zod';
import { tileSchema } from '../../json.ts';
import { parseCentralTracks } from './central-tracks.ts';

/** Central tracks by their four codes; refused unless they are four different ones of the set. */
export const tracksSchema = z.array(z.string()).transform((codes, context) => {
  const tracks = parseCentralTracks(codes);
  if (tracks === undefined) context.addIssue('four different tiles of their set are needed');
  return tracks ?? z.NEVER;
});

/** The fields of the central tracks; `expansions/json.ts` says where they stand. */
export const centralTracksJson = {
  /** The rules check whether they are four of the set. */
  deal: {
    centralTracks: z.tuple([tileSchema, tileSchema, tileSchema, tileSchema]).exactOptional(),
  },
  publicDeal: { centralTracks: tracksSchema.exactOptional() },
};
