/** Where the rules are: pages of their own (`client/rules`), one for each language. */
import { EXPANSIONS } from '../../common/rules/expansions/sets.ts';

/** The sections in their order. They stand behind `#` in links, in every language: none is ever renamed. */
export const RULES_SECTIONS = [
  'aim',
  'board',
  'tiles',
  'set-up',
  'turn',
  'laying',
  'one-tile-ban',
  'scoring',
  'centre',
  'end',
  'rotation',
  'hand-size',
  'expansions',
  ...EXPANSIONS,
  'passing',
  'details',
] as const;

/** A section of the rules. */
export type RulesSection = (typeof RULES_SECTIONS)[number];

/** The address of the rules in a language, or of one of their sections, from the root of the site. */
export const rulesAddress = (language: string, section?: RulesSection): string =>
  `/${language}/rules${section === undefined ? '' : `#${section}`}`;
