/** Options, wagons and the deal. RULES.md, sections 3 and 6. */

import type { CentralTracks } from './expansions/central-tracks.ts';
import { modulesOf } from './expansions/registry.ts';
import type { ExpansionSet } from './expansions/sets.ts';
import type { ByPercent, Company } from './expansions/shares.ts';
import { numbersFault } from './expansions/station-numbers.ts';
import {
  PLAYER_COUNTS,
  type PlayerCount,
  parseStation,
  SEATS,
  type Seat,
  STATIONS,
  type StationNumber,
  seatsOf,
} from './ids.ts';
import { TILE_CODES, TILE_COPIES, TILE_COUNT, type TileCode } from './tiles.ts';

/** Tiles a player holds: 1 in the base game, 2 or 3 as a variant. */
export const HAND_SIZES = [1, 2, 3] as const;
export type HandSize = (typeof HAND_SIZES)[number];

/** What the players agreed on before the deal. */
export interface GameOptions {
  readonly players: PlayerCount;
  /** The rotation variant: tiles may be turned. */
  readonly rotation: boolean;
  readonly handSize: HandSize;
  readonly expansions: ExpansionSet;
  /** With station numbers: the tiles of each colour that a player gets, if not the usual number. */
  readonly numbersPerColour?: number;
}

/**
 * All chance of a game. From here on only the players' actions decide.
 * The hands come off the top of the tiles: every seat's first tile, seat 0 first, then every seat's
 * second one, and so on.
 */
export interface Deal extends ExpansionDeal {
  /** The 60 tiles in the order in which they are drawn. */
  readonly tiles: readonly TileCode[];
  /** Ruling: the starting player is drawn at random. */
  readonly startingSeat: Seat;
}

/** The part of a deal that is there for the expansions in play. RULES.md, section 7. */
export interface ExpansionDeal {
  /** With companies: the eight shares of each percentage, those dealt to the seats first. */
  readonly shares?: ByPercent<readonly Company[]>;
  /** With central tracks. */
  readonly centralTracks?: CentralTracks;
  /** With station numbers: the eight number tiles of each colour, in the order of their stations. */
  readonly numbers?: readonly (readonly StationNumber[])[];
}

const DEAL_PARTS = [
  'shares',
  'centralTracks',
  'numbers',
] as const satisfies readonly (keyof ExpansionDeal)[];

/** The part of a deal that everybody sees before the first action. */
export interface PublicDeal {
  readonly centralTracks?: CentralTracks;
  /** With companies: the open share beside each pile. */
  readonly market?: ByPercent<Company>;
}

/** What is wrong with options that the types can't rule out; `undefined` if a game can have them. */
export const optionsFault = (options: GameOptions): string | undefined => numbersFault(options);

/** What is wrong with a deal for these options; `undefined` for a deal that can be played. */
export const dealFault = (deal: Deal, options: GameOptions): string | undefined =>
  optionsFault(options) ??
  tilesFault(deal, options) ??
  strayPart(deal, options) ??
  modulesOf(options.expansions)
    .map((module) => module.dealFault?.(deal))
    .find((fault) => fault !== undefined);

/** The part of a deal that everybody sees before the first action. */
export function publicDealOf(deal: Deal, options: GameOptions): PublicDeal {
  let shown: PublicDeal = {};
  for (const module of modulesOf(options.expansions))
    shown = { ...shown, ...module.publicDeal?.(deal, options) };
  return shown;
}

/** What is dealt for an expansion belongs to it alone. */
function strayPart(deal: Deal, options: GameOptions): string | undefined {
  const expected = modulesOf(options.expansions).map(({ dealPart }) => dealPart);
  const stray = DEAL_PARTS.find((part) => deal[part] !== undefined && !expected.includes(part));
  return stray === undefined ? undefined : `${stray}: of an expansion that is not in play`;
}

function tilesFault(deal: Deal, options: GameOptions): string | undefined {
  if (deal.tiles.length !== TILE_COUNT)
    return `a deal has ${TILE_COUNT} tiles, not ${deal.tiles.length}`;
  const odd = TILE_CODES.find((code) => countOf(deal.tiles, code) !== TILE_COPIES[code]);
  if (odd !== undefined)
    return `a deal has ${TILE_COPIES[odd]} tiles ${odd}, not ${countOf(deal.tiles, odd)}`;
  if (deal.startingSeat >= options.players) return `seat ${deal.startingSeat} isn't at this table`;
  return undefined;
}

/** Stations whose wagons each seat owns, by number of players. */
const WAGONS: Readonly<Record<PlayerCount, readonly (readonly number[])[]>> = {
  2: [
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31],
    [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32],
  ],
  3: [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  4: [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  5: [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  6: [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
};

/** The stations whose wagons a seat owns; with 3, 5 and 6 players 16 and 17 belong to nobody. */
export const wagonsOf = (players: PlayerCount, seat: Seat): readonly StationNumber[] =>
  (WAGONS[players][seat] ?? []).map(parseStation).filter((station) => station !== undefined);

/** The seat that owns the wagon of a station, if anybody does. */
export const wagonOwner = (players: PlayerCount, station: StationNumber): Seat | undefined =>
  OWNERS.get(players)?.[station - 1];

const OWNERS: ReadonlyMap<PlayerCount, readonly (Seat | undefined)[]> = new Map(
  PLAYER_COUNTS.map((players) => [
    players,
    STATIONS.map((station) =>
      seatsOf(players).find((seat) => wagonsOf(players, seat).includes(station)),
    ),
  ]),
);

/** The seat after another, clockwise. */
export const seatAfter = (seat: Seat, players: PlayerCount): Seat =>
  SEATS[(seat + 1) % players] ?? 0;

const countOf = (tiles: readonly TileCode[], code: TileCode): number =>
  tiles.filter((tile) => tile === code).length;
