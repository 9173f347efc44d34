/** The options of a game as JSON: one schema for records, tables and queries. */
import { z } from 'zod';
import { optionsFields } from '../rules/expansions/json.ts';
import { parseExpansions } from '../rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../rules/options.ts';
import { optionsFault } from '../rules/setup.ts';

/** A set of expansions by their names; a combination that isn't allowed is refused with its code. */
export const expansionSet = z
  .array(z.string())
  .readonly()
  .transform((names, context) => {
    const set = parseExpansions(names);
    if (!set.ok) context.addIssue(set.error);
    return set.ok ? set.value : z.NEVER;
  });

/** The fields of a game's options. */
export const gameOptionsShape = {
  players: z.literal(PLAYER_COUNTS),
  rotation: z.boolean(),
  handSize: z.literal(HAND_SIZES),
  expansions: expansionSet.default([]),
  ...optionsFields,
};

/** Refuses options that don't fit together, for `superRefine`. */
export function refuseMisfits(options: GameOptions, context: z.RefinementCtx<GameOptions>): void {
  const fault = optionsFault(options);
  if (fault !== undefined) context.addIssue(fault);
}
