/** What goes between the bench and the server that it measures. */
import { z } from 'zod';

/** What the server holds once all garbage is collected. */
export const holding = z.object({
  rooms: z.int(),
  /** In megabytes. */
  heap: z.number(),
  /** In megabytes: all that the process has of the machine. */
  resident: z.number(),
});
export type Holding = z.infer<typeof holding>;

/** Where the server listens. */
export const listening = z.object({ url: z.url() });
