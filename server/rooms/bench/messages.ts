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

/** Opens `/metrics` of the server that `bench:requests` measures. */
export const METRICS_TOKEN = 'the token of a bench';

/** How long the server's thread was busy at a stretch since it was last asked. */
export const stall = z.object({
  /** In milliseconds. */
  longest: z.number(),
});
export type Stall = z.infer<typeof stall>;

/** Where the server listens. */
export const listening = z.object({ url: z.url() });
