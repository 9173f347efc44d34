/** Choosing expansions, of which only some go together. RULES.md, section 7. */
import type { TableOptions } from '../../../common/protocol/options.ts';
import type { Expansion } from '../../../common/rules/expansions/list.ts';
import {
  EXPANSIONS,
  type ExpansionSet,
  hasExpansion,
  parseExpansions,
} from '../../../common/rules/expansions/sets.ts';
import {
  mostNumbersPerColour,
  numbersPerColour,
} from '../../../common/rules/expansions/station-numbers/agreed-numbers.ts';

/** An expansion on the form of a new table. */
export interface ExpansionChoice {
  readonly expansion: Expansion;
  readonly isOn: boolean;
  /** The chosen expansions that it doesn't go with; it can be chosen only where there are none. */
  readonly conflicts: readonly Expansion[];
}

/** All expansions, in the order of the rules. */
export const expansionChoices = (chosen: ExpansionSet): readonly ExpansionChoice[] =>
  EXPANSIONS.map((expansion) => ({
    expansion,
    isOn: hasExpansion(chosen, expansion),
    conflicts: chosen.filter(
      (other) => other !== expansion && !parseExpansions([other, expansion]).ok,
    ),
  }));

/** The options with an expansion switched on or off; unchanged where it can't be. */
export function switchExpansion(
  options: TableOptions,
  expansion: Expansion,
  isOn: boolean,
): TableOptions {
  const others = options.expansions.filter((other) => other !== expansion);
  const set = parseExpansions(isOn ? [...others, expansion] : others);
  return set.ok ? withFittingNumbers({ ...options, expansions: set.value }) : options;
}

/** The options without an agreed number of number tiles that they don't allow. */
export function withFittingNumbers(options: TableOptions): TableOptions {
  const { numbersPerColour: agreed, ...others } = options;
  return agreed !== undefined && numberChoices(options).includes(agreed) ? options : others;
}

/** The numbers of number tiles that can be agreed on; none without station numbers. */
export const numberChoices = ({ players, expansions }: TableOptions): readonly number[] =>
  hasExpansion(expansions, 'station-numbers')
    ? Array.from({ length: mostNumbersPerColour(players) }, (_, index) => index + 1)
    : [];

/** The number of number tiles in play, agreed or usual. */
export const chosenNumbers = ({ isPublic: _, ...options }: TableOptions): number =>
  numbersPerColour(options);
