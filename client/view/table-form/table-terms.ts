/** What was agreed on at a table, as facts that can be told and compared. */
import type { AgreedTable } from '../../../common/protocol/agreed-table.ts';
import type { ClockKind } from '../../../common/protocol/clocks.ts';
import type { BotPace } from '../../../common/protocol/table-terms.ts';
import { assertNever } from '../../../common/rules/assert-never.ts';
import { type ExpansionSet, hasExpansion } from '../../../common/rules/expansions/sets.ts';
import { numbersPerColour } from '../../../common/rules/expansions/station-numbers/agreed-numbers.ts';
import type { PlayerCount } from '../../../common/rules/ids.ts';
import type { HandSize } from '../../../common/rules/options.ts';

/** A fact that was agreed on. */
export type Term =
  | { readonly name: 'players'; readonly value: PlayerCount }
  | { readonly name: 'hand'; readonly value: HandSize }
  | {
      readonly name: 'rotation' | 'public' | 'watching' | 'hints' | 'password';
      readonly value: boolean;
    }
  | { readonly name: 'expansions'; readonly value: ExpansionSet }
  /** Number tiles for each side of the board; 0 where they aren't played with. */
  | { readonly name: 'numbers'; readonly value: number }
  | { readonly name: 'clock'; readonly value: ClockKind | 'none' }
  | { readonly name: 'bots'; readonly value: BotPace };

/** All facts of a table, in the order of the form. */
export const termsOf = ({ options, ...table }: AgreedTable): readonly Term[] => [
  { name: 'players', value: options.players },
  { name: 'hand', value: options.handSize },
  { name: 'rotation', value: options.rotation },
  { name: 'expansions', value: options.expansions },
  {
    name: 'numbers',
    value: hasExpansion(options.expansions, 'station-numbers') ? numbersPerColour(options) : 0,
  },
  { name: 'clock', value: table.clock ?? 'none' },
  { name: 'public', value: table.isPublic },
  { name: 'password', value: table.hasPassword },
  { name: 'watching', value: table.mayWatch },
  { name: 'hints', value: table.allowsHints },
  { name: 'bots', value: table.botPace },
];

/** What isn't played with, and what most tables have, needs no words. */
function isUnusual(term: Term): boolean {
  switch (term.name) {
    case 'expansions':
      return term.value.length > 0;
    case 'numbers':
      return term.value > 0;
    case 'password':
    case 'hints':
      return term.value;
    case 'bots':
      return term.value === 'instant';
    case 'watching':
      return !term.value;
    case 'players':
    case 'hand':
    case 'rotation':
    case 'clock':
    case 'public':
      return true;
    default:
      return assertNever(term);
  }
}

/** The facts that are told at a table that waits: who may watch is always among them. */
export const toldTerms = (table: AgreedTable): readonly Term[] =>
  termsOf(table).filter((term) => term.name === 'watching' || isUnusual(term));

/** The facts that stand on the fold of the form: all but those that its open part shows. */
export const foldedTerms = (table: AgreedTable): readonly Term[] =>
  termsOf(table).filter(
    (term) => term.name !== 'players' && term.name !== 'public' && isUnusual(term),
  );

/** A fact that isn't any more what it was. */
export interface TermChange {
  readonly before: Term;
  readonly after: Term;
}

/**
 * What was agreed on otherwise before. How many number tiles there are is told only where they are
 * played with at both times: that they come or go says enough.
 */
export function changesBetween(before: AgreedTable, after: AgreedTable): readonly TermChange[] {
  const old = termsOf(before);
  return termsOf(after).flatMap((term, index) => {
    const was = old[index];
    if (was === undefined || String(was.value) === String(term.value)) return [];
    if (term.name === 'numbers' && [was.value, term.value].includes(0)) return [];
    return [{ before: was, after: term }];
  });
}
