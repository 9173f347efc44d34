/**
 * The last table and the last wish as the browser kept them. The home screen begins with them before the
 * schemas are there by which the server reads the same; a test holds the two together.
 */
import {
  type GivenMeeting,
  MEETING_DEFAULTS,
  MEETING_VALUES,
} from '../../common/protocol/option-parts.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../common/protocol/quick-paces.ts';
import { optionsFault } from '../../common/rules/expansions/options-fault.ts';
import { type ExpansionSet, parseExpansions } from '../../common/rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';
import { HAND_SIZES } from '../../common/rules/options.ts';
import { fieldsOf, oneOf } from '../net/kept-fields.ts';

/** The options of a table; `undefined` where such a table can't be made (any more). */
export function readTable(kept: unknown): TableOptions | undefined {
  const table = readFields(fieldsOf(kept));
  return table === undefined || optionsFault(table) !== undefined ? undefined : table;
}

function readFields(kept: Readonly<Record<string, unknown>>): TableOptions | undefined {
  const players = oneOf(PLAYER_COUNTS, kept.players);
  const handSize = oneOf(HAND_SIZES, kept.handSize);
  const rotation = oneOf([true, false], kept.rotation);
  const expansions = readExpansions(kept.expansions);
  if (players === undefined || handSize === undefined || expansions === undefined) return undefined;
  const meeting = readMeeting(kept);
  if (rotation === undefined || meeting === undefined) return undefined;
  const numbers = optionalField('numbersPerColour', wholeNumber(kept.numbersPerColour));
  const table: TableOptions = { players, handSize, rotation, expansions, ...meeting, ...numbers };
  // A field that is unknown, or has no such value, makes it another table than was kept.
  return Object.keys(kept).every((name) => name in table) ? table : undefined;
}

function readMeeting(kept: Readonly<Record<string, unknown>>): GivenMeeting | undefined {
  const names = Object.entries(MEETING_VALUES);
  const values = names.map(([name, allowed]) => [name, oneOf<unknown>(allowed, kept[name])]);
  const given = Object.fromEntries(values.filter(([, value]) => value !== undefined));
  return names.every(([name]) => name in given || name in MEETING_DEFAULTS) ? given : undefined;
}

/** The wish for a game at once; `undefined` where there can't be one like it. */
export function readWish(kept: unknown): QuickWish | undefined {
  const wish = fieldsOf(kept);
  const players = oneOf(['any', ...PLAYER_COUNTS] as const, wish.players);
  const pace = oneOf(QUICK_PACES, wish.pace);
  return players === undefined || pace === undefined ? undefined : { players, pace };
}

function readExpansions(names: unknown): ExpansionSet | undefined {
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return undefined;
  const set = parseExpansions(names);
  return set.ok ? set.value : undefined;
}

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

const optionalField = <Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Key in Name]?: Value } =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };
