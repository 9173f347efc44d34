/** The expansions, and which of them may be played together. RULES.md, section 7. */
import { err, ok, type Result } from '../result.ts';
import type { Expansion } from './list.ts';

/** The expansions, in the order in which the rules number them. */
export const EXPANSIONS = [
  'companies',
  'central-wagons',
  'central-tracks',
  'station-numbers',
] as const satisfies readonly Expansion[];

/** All sets of expansions that a game can have; options with any other combination don't compile. */
export const EXPANSION_SETS = [
  [],
  ['companies'],
  ['central-wagons'],
  ['central-tracks'],
  ['station-numbers'],
  ['companies', 'central-wagons'],
  ['companies', 'central-tracks'],
  ['central-wagons', 'station-numbers'],
  ['central-tracks', 'station-numbers'],
] as const;
export type ExpansionSet = (typeof EXPANSION_SETS)[number];

/** Why a list of names isn't a set of expansions. */
export type ExpansionsFault =
  | 'unknown-expansion'
  | 'repeated-expansion'
  | 'expansions-not-allowed-together';

/** The set of expansions with these names, in any order; on error, why there is no such set. */
export function parseExpansions(names: readonly string[]): Result<ExpansionSet, ExpansionsFault> {
  const isKnown = (name: string) => EXPANSIONS.some((expansion) => expansion === name);
  if (!names.every(isKnown)) return err('unknown-expansion');
  if (new Set(names).size < names.length) return err('repeated-expansion');
  const set = EXPANSION_SETS.find(
    (allowed) => allowed.length === names.length && allowed.every((name) => names.includes(name)),
  );
  return set === undefined ? err('expansions-not-allowed-together') : ok(set);
}

/** Is the expansion one of the set? */
export const hasExpansion = (set: ExpansionSet, expansion: Expansion): boolean =>
  set.some((member) => member === expansion);
