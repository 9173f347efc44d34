/** What was agreed on at a table, as facts that can be told and compared. */
import type { ClockKind } from '../../common/protocol/clocks.ts';
import type { BotPace } from '../../common/protocol/options.ts';
import { type ExpansionSet, hasExpansion } from '../../common/rules/expansions/sets.ts';
import { numbersPerColour } from '../../common/rules/expansions/station-numbers.ts';
import type { PlayerCount } from '../../common/rules/ids.ts';
import type { GameOptions, HandSize } from '../../common/rules/setup.ts';

/** What was agreed on; a snapshot of a table says it. */
export interface AgreedTable {
  readonly options: GameOptions;
  /** `undefined` for none. */
  readonly clock: ClockKind | undefined;
  readonly isPublic: boolean;
  readonly hasPassword: boolean;
  readonly mayWatch: boolean;
  readonly botPace: BotPace;
}

/** A fact that was agreed on. */
export type Term =
  | { readonly name: 'players'; readonly value: PlayerCount }
  | { readonly name: 'hand'; readonly value: HandSize }
  | { readonly name: 'rotation' | 'public' | 'watching' | 'password'; readonly value: boolean }
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
  { name: 'bots', value: table.botPace },
];

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
