/** How long bots think before they act. */

/** `human` thinks as long as somebody who knows the game; `fast` as briefly as the server's limits allow. */
export const PACES = ['human', 'fast'] as const;
export type Pace = (typeof PACES)[number];

const THINKING: Readonly<Record<Pace, readonly [shortest: number, longest: number]>> = {
  human: [1500, 7500],
  // A server closes connections that send more than some twenty messages a second.
  fast: [50, 50],
};

/** Who thinks: at a pace, or so long that all tables together act at a rate. */
interface Thinking {
  readonly pace: Pace;
  /** Actions a second, at all tables together; `undefined` for the pace's own. */
  readonly rate: number | undefined;
  readonly rooms: number;
}

/** How long to think, in milliseconds; `chance` is from 0 to 1. */
export function thinkingTime({ pace, rate, rooms }: Thinking, chance: number): number {
  if (rate !== undefined) return ((rooms * 1000) / rate) * (0.5 + chance);
  const [shortest, longest] = THINKING[pace];
  return shortest + (longest - shortest) * chance;
}
