/**
 * Whether a game can have these options. It stands apart from the registry, so that a page which only reads
 * options doesn't load the rules of all expansions.
 */
import type { GameOptions } from '../options.ts';
import type { AllParts } from './list.ts';
import { numbersFault } from './station-numbers/agreed-numbers.ts';

/** What can be wrong with each option that an expansion brings, whether or not the expansion is in play. */
const FAULTS: Readonly<
  Record<keyof AllParts<'options'>, (options: GameOptions) => string | undefined>
> = {
  numbersPerColour: numbersFault,
};

/** What is wrong with the options, beyond what types can rule out; `undefined` if a game can have them. */
export const optionsFault = (options: GameOptions): string | undefined =>
  Object.values(FAULTS)
    .map((faultOf) => faultOf(options))
    .find((fault) => fault !== undefined);
