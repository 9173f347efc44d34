/** What the rules say in a language; the same sections, figures and tables in each. */

import { EXPANSIONS } from '../../common/rules/expansions/sets.ts';
import type { RulesSection } from '../view/rules-address.ts';

/** The sections that stand under another one. */
export const SUBSECTIONS: ReadonlySet<RulesSection> = new Set(EXPANSIONS);

/** The figures, by the names of what they show. */
export type FigureName =
  | 'board'
  | 'some-tiles'
  | 'all-tiles'
  | 'open-squares'
  | 'banned-tiles'
  | 'counted-line'
  | 'doubled-line'
  | 'turned-tiles'
  | 'central-wagons'
  | 'central-track-tiles'
  | 'central-tracks'
  | 'station-numbers';

/** The tables, whose cells come from the rules' own data. */
export type TableName = 'wagons' | 'companies' | 'combinations';

/** A paragraph, a list, a figure with what it shows, or a table. */
export type Block =
  | string
  | readonly string[]
  | { readonly figure: FigureName; readonly caption: string }
  | { readonly table: TableName; readonly caption: string };

/** What the rules say in a language. `**` stands around what is stressed. */
export interface RulesTexts {
  readonly title: string;
  /** For search engines and shared links: what is found here. */
  readonly description: string;
  readonly lead: string;
  readonly contents: string;
  readonly languages: string;
  readonly play: string;
  readonly lesson: string;
  readonly toTop: string;
  readonly players: string;
  readonly seat: (number: number) => string;
  readonly company: string;
  readonly stations: string;
  readonly allOdd: string;
  readonly allEven: string;
  readonly allowed: string;
  readonly notAllowed: string;
  readonly sections: Readonly<
    Record<RulesSection, { readonly heading: string; readonly blocks: readonly Block[] }>
  >;
}
