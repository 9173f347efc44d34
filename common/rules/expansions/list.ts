/**
 * The list of expansions: what each of them adds to the types of the game. The core's types are built
 * from it, so they name no expansion; `registry.ts` has the rules of each.
 */
import type { CentralTracksParts } from './central-tracks/parts.ts';
import type { CentralWagonsParts } from './central-wagons/parts.ts';
import type { CompaniesParts } from './companies/parts.ts';
import type { StationNumbersParts } from './station-numbers/parts.ts';

/**
 * What an expansion may add; parts that it doesn't need are left out. All fields of objects are optional,
 * since they exist only where the expansion is in play.
 */
interface Places {
  /** Fields of the options that players agree on. */
  readonly options: object;
  /** Fields of the deal. */
  readonly deal: object;
  /** Fields of the part of the deal that everybody sees before the first action. */
  readonly publicDeal: object;
  /** Fields of the table that everybody sees. */
  readonly table: object;
  /** Fields by seat: what it deals to the seats. Until the end each seat sees only its own. */
  readonly holdings: Readonly<Record<string, readonly unknown[] | undefined>>;
  /** Fields of what lies face down on the table. */
  readonly piles: object;
  /** Fields of where a seat's score comes from, each a list. */
  readonly breakdown: Readonly<Record<string, readonly { readonly points: number }[] | undefined>>;
  /** Who else scores lines, beside the seats. */
  readonly owner: string;
  /** What its actions show to everybody, beyond the actions themselves. */
  readonly shown: string;
  /** The actions that it adds to a turn. */
  readonly action: { readonly type: string };
  /** The events of its actions and of its other effects. */
  readonly event: { readonly type: string };
  /** The rules that its actions may break. */
  readonly violation: string;
}

/** What each expansion adds, by its name, in the order in which the rules number them. */
interface ExpansionParts {
  readonly companies: CompaniesParts;
  readonly 'central-wagons': CentralWagonsParts;
  readonly 'central-tracks': CentralTracksParts;
  readonly 'station-numbers': StationNumbersParts;
}

/** An expansion's name. */
export type Expansion = keyof ExpansionParts;

/** One of what the expansions add at a place, such as any of their actions. */
export type AnyPart<Place extends keyof Places> = {
  [Name in Expansion]: ExpansionParts[Name] extends {
    readonly [Key in Place]: infer Part extends Places[Place];
  }
    ? Part
    : never;
}[Expansion];

/** All of what the expansions add at a place, such as the fields of a deal. */
export type AllParts<Place extends keyof Places> = (
  AnyPart<Place> extends infer Part
    ? Part extends unknown
      ? (part: Part) => void
      : never
    : never
) extends (part: infer Whole) => void
  ? Whole
  : never;
