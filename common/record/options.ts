/** The options of a game as JSON: one schema for records, tables and queries. */
import { z } from 'zod';
import { expansionSet, optionsFields } from '../rules/expansions/json.ts';
import { optionsFault } from '../rules/expansions/options-fault.ts';
import { PLAYER_COUNTS } from '../rules/ids.ts';
import { type GameOptions, HAND_SIZES } from '../rules/options.ts';

/** The fields of a game's options. */
export const gameOptionsShape = {
  players: z.literal(PLAYER_COUNTS),
  rotation: z.boolean(),
  handSize: z.literal(HAND_SIZES),
  expansions: expansionSet.default([]),
  ...optionsFields,
};

/** For `superRefine`: refuses options that don't fit together. */
export function refuseMisfits(options: GameOptions, context: z.RefinementCtx<GameOptions>): void {
  const fault = optionsFault(options);
  if (fault !== undefined) context.addIssue(fault);
}
