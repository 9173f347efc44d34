/** The fields of requests that tell of a table with expansions, and their reading. RULES.md, Notation. */
import { z } from 'zod';
import { expansionSet } from '../record/options.ts';
import { type Board, CENTRAL_SPACES } from '../rules/board.ts';
import {
  parseCentralTracks,
  withCentralTracks,
} from '../rules/expansions/central-tracks/central-tracks.ts';
import type { CentralTracks } from '../rules/expansions/central-tracks/parts.ts';
import type { CentralWagon } from '../rules/expansions/central-wagons/parts.ts';
import {
  type ByPercent,
  byPercent,
  COMPANIES,
  type Company,
  PERCENTS,
  type Share,
} from '../rules/expansions/companies/shares.ts';
import type { Expansion } from '../rules/expansions/list.ts';
import { hasExpansion } from '../rules/expansions/sets.ts';
import {
  mostNumbersPerColour,
  NUMBER_COLOURS,
} from '../rules/expansions/station-numbers/station-numbers.ts';
import {
  PLAYER_COUNTS,
  type PlayerCount,
  parseStation,
  SEATS,
  type StationNumber,
} from '../rules/ids.ts';

const tracksSchema = z.array(z.string()).transform((tiles, context) => {
  const tracks = parseCentralTracks(tiles);
  if (tracks === undefined) context.addIssue('four different tiles of their set are needed');
  return tracks ?? z.NEVER;
});

const spaceSchema = z.literal(CENTRAL_SPACES);

/** Without companies a central wagon is a seat's, with them a company's. */
const wagonSchema = z.union([
  z.strictObject({ space: spaceSchema, seat: z.literal(SEATS) }),
  z.strictObject({ space: spaceSchema, company: z.literal(COMPANIES) }),
]);

/** The fields of a share. */
export const shareShape = {
  company: z.literal(COMPANIES),
  percent: z.literal(PERCENTS),
};

/** The number of a station. */
export const numberSchema = z.int().transform((value, context) => {
  const station = parseStation(value);
  if (station === undefined) context.addIssue('no such station');
  return station ?? z.NEVER;
});

/** What lies open on a table. */
export const openTableShape = {
  players: z.literal(PLAYER_COUNTS),
  expansions: expansionSet.optional(),
  centralTracks: tracksSchema.optional(),
  /** In the order in which they were placed; none if missing. */
  centralWagons: z.array(wagonSchema).optional(),
};

const openTable = z.object(openTableShape);
type OpenTable = z.output<typeof openTable>;

/** A table with what seats hold, by seat; `null` where it is hidden. */
export interface TableFields extends OpenTable {
  readonly numbers?: readonly (readonly StationNumber[] | null)[] | undefined;
  readonly shares?: readonly (readonly Share[] | null)[] | undefined;
}

/** The board with the central tracks, if there are any. */
export const boardWith = (board: Board, tracks: CentralTracks | undefined): Board =>
  tracks === undefined ? board : withCentralTracks(board, tracks);

/** The wagons at the central station; none if none were told of. */
export const centralWagonsOf = ({ centralWagons = [] }: OpenTable): readonly CentralWagon[] =>
  centralWagons.map((wagon) => ({ space: wagon.space, owner: ownerOf(wagon) }));

/** Shares of which there is one of each percentage. Throws where one is missing. */
export const sharesByPercent = (shares: readonly Share[]): ByPercent<Company> =>
  byPercent((percent) => {
    const share = shares.find((one) => one.percent === percent);
    if (share === undefined) throw new Error(`no share of ${percent} %`);
    return share.company;
  });

/** Is there just one share of each percentage? */
export const isOneOfEach = (shares: readonly Share[]): boolean =>
  shares.length === PERCENTS.length &&
  PERCENTS.every((percent) => shares.some((share) => share.percent === percent));

/** Why the facts can't lie on one table, the shares left aside; `undefined` if they can. */
export const tableMisfit = (table: TableFields): string | undefined =>
  fieldMisfit(table) ?? wagonsMisfit(table) ?? numbersMisfit(table);

/** Why there can't be such shares of all seats together; `undefined` if there can. */
export function sharesMisfit({ players, shares }: TableFields): string | undefined {
  if (shares === undefined) return undefined;
  if (shares.length !== players) return seatsNeeded('shares', players);
  return hasShareTwice(shares.flatMap((held) => held ?? []))
    ? 'shares: a share held twice'
    : undefined;
}

/** Is a share there twice? */
export const hasShareTwice = (shares: readonly Share[]): boolean =>
  hasTwice(shares.map(({ company, percent }) => `${company} ${percent}`));

/** Facts of an expansion are there where it is in play, and only there. */
function fieldMisfit(table: TableFields): string | undefined {
  const { expansions = [], centralTracks, centralWagons, numbers, shares } = table;
  const fields: readonly (readonly [string, unknown, Expansion])[] = [
    ['centralTracks', centralTracks, 'central-tracks'],
    ['centralWagons', centralWagons, 'central-wagons'],
    ['numbers', numbers, 'station-numbers'],
    ['shares', shares, 'companies'],
  ];
  for (const [field, value, expansion] of fields) {
    const isInPlay = hasExpansion(expansions, expansion);
    if (value !== undefined && !isInPlay) return `${field}: ${expansion} is not in play`;
    if (value === undefined && isInPlay && field !== 'centralWagons')
      return `${field}: ${expansion} needs it`;
  }
  return undefined;
}

const ownerOf = (wagon: z.output<typeof wagonSchema>) =>
  'seat' in wagon ? wagon.seat : wagon.company;

function wagonsMisfit({
  players,
  expansions = [],
  centralWagons = [],
}: OpenTable): string | undefined {
  const spaces = centralWagons.map(({ space }) => space);
  const owners = centralWagons.map(ownerOf);
  const ownerType = hasExpansion(expansions, 'companies') ? 'string' : 'number';
  if (owners.some((owner) => typeof owner !== ownerType))
    return `centralWagons: each needs a ${ownerType === 'string' ? 'company' : 'seat'}`;
  if (owners.some((owner) => typeof owner === 'number' && owner >= players))
    return 'centralWagons: a seat that is not at this table';
  if (hasTwice(spaces)) return 'centralWagons: two wagons on a space';
  return hasTwice(owners) ? 'centralWagons: a wagon placed twice' : undefined;
}

function numbersMisfit({ players, numbers }: TableFields): string | undefined {
  if (numbers === undefined) return undefined;
  if (numbers.length !== players) return seatsNeeded('numbers', players);
  const known = numbers.map((held) => held ?? []);
  if (hasTwice(known.flat())) return 'numbers: a number twice';
  const most = mostNumbersPerColour(players);
  const hasTooMany = known.some((held) =>
    NUMBER_COLOURS.some((colour) => held.filter((one) => colour.includes(one)).length > most),
  );
  return hasTooMany ? `numbers: more than ${most} of a colour on a seat` : undefined;
}

const seatsNeeded = (field: string, players: PlayerCount): string =>
  `${field}: ${players} seats are needed`;

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;
