/**
 * The last table and the last wish as the browser kept them. The home screen begins with them before the
 * schemas are there by which the server reads the same; a test holds the two together.
 */
import { CLOCKS } from '../../common/protocol/clocks.ts';
import type { TableOptions } from '../../common/protocol/options.ts';
import type { QuickWish } from '../../common/protocol/quick-match.ts';
import { QUICK_PACES } from '../../common/protocol/quick-paces.ts';
import { BOT_PACES } from '../../common/protocol/table-terms.ts';
import { type ExpansionSet, parseExpansions } from '../../common/rules/expansions/sets.ts';
import { PLAYER_COUNTS } from '../../common/rules/ids.ts';
import { HAND_SIZES } from '../../common/rules/options.ts';
import { optionsFault } from '../../common/rules/setup.ts';
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
  const isPublic = oneOf([true, false], kept.isPublic);
  const expansions = readExpansions(kept.expansions);
  if (players === undefined || handSize === undefined || expansions === undefined) return undefined;
  if (rotation === undefined || isPublic === undefined) return undefined;
  const required = { players, handSize, rotation, isPublic, expansions };
  const optional = {
    ...optionalField('botPace', oneOf(BOT_PACES, kept.botPace)),
    ...optionalField('clock', oneOf(CLOCKS, kept.clock)),
    ...optionalField('mayWatch', oneOf([true, false], kept.mayWatch)),
    ...optionalField('numbersPerColour', wholeNumber(kept.numbersPerColour)),
  };
  const table: TableOptions = { ...required, ...optional };
  // A field that is unknown, or has no such value, makes it another table than was kept.
  return Object.keys(kept).every((name) => name in table) ? table : undefined;
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
