/** The fields of a `score` request, and whether they fit together. RULES.md, Notation. */
import { z } from 'zod';
import { expansionSet } from '../record/options.ts';
import { CENTRAL_SPACES } from '../rules/board.ts';
import { parseCentralTracks } from '../rules/expansions/central-tracks.ts';
import { type Expansion, hasExpansion } from '../rules/expansions/sets.ts';
import { COMPANIES, PERCENTS } from '../rules/expansions/shares.ts';
import { mostNumbersPerColour, NUMBER_COLOURS } from '../rules/expansions/station-numbers.ts';
import { PLAYER_COUNTS, parseStation, SEATS } from '../rules/ids.ts';

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

const shareSchema = z.strictObject({
  company: z.literal(COMPANIES),
  percent: z.literal(PERCENTS),
});

const numberSchema = z.int().transform((value, context) => {
  const station = parseStation(value);
  if (station === undefined) context.addIssue('no such station');
  return station ?? z.NEVER;
});

/** What a `score` request says beside the board. */
export const scoreShape = {
  players: z.literal(PLAYER_COUNTS),
  expansions: expansionSet.optional(),
  centralTracks: tracksSchema.optional(),
  /** In the order in which they were placed; none if missing. */
  centralWagons: z.array(wagonSchema).optional(),
  /** By seat. */
  numbers: z.array(z.array(numberSchema)).optional(),
  /** By seat. */
  shares: z.array(z.array(shareSchema)).optional(),
};

const scoreFields = z.object(scoreShape);
type ScoreFields = z.output<typeof scoreFields>;

/** Why the facts of a request can't lie on one table; `undefined` if they can. */
export const misfitOf = (request: ScoreFields): string | undefined =>
  fieldMisfit(request) ?? wagonsMisfit(request) ?? sharesMisfit(request) ?? numbersMisfit(request);

/** Facts of an expansion are there where it is in play, and only there. */
function fieldMisfit(request: ScoreFields): string | undefined {
  const { expansions = [], centralTracks, centralWagons, numbers, shares } = request;
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

function wagonsMisfit({
  players,
  expansions = [],
  centralWagons = [],
}: ScoreFields): string | undefined {
  const spaces = centralWagons.map(({ space }) => space);
  const owners = centralWagons.map((wagon) => ('seat' in wagon ? wagon.seat : wagon.company));
  const ownerType = hasExpansion(expansions, 'companies') ? 'string' : 'number';
  if (owners.some((owner) => typeof owner !== ownerType))
    return `centralWagons: each needs a ${ownerType === 'string' ? 'company' : 'seat'}`;
  if (owners.some((owner) => typeof owner === 'number' && owner >= players))
    return 'centralWagons: a seat that is not at this table';
  if (hasTwice(spaces)) return 'centralWagons: two wagons on a space';
  return hasTwice(owners) ? 'centralWagons: a wagon placed twice' : undefined;
}

function sharesMisfit({ players, shares }: ScoreFields): string | undefined {
  if (shares === undefined) return undefined;
  if (shares.length !== players) return `shares: ${players} seats are needed`;
  const isWhole = shares.every(
    (held) =>
      held.length === PERCENTS.length &&
      PERCENTS.every((percent) => held.some((share) => share.percent === percent)),
  );
  if (!isWhole) return 'shares: each seat holds one share of each percentage';
  const all = shares.flat().map(({ company, percent }) => `${company} ${percent}`);
  return hasTwice(all) ? 'shares: a share held twice' : undefined;
}

function numbersMisfit({ players, numbers }: ScoreFields): string | undefined {
  if (numbers === undefined) return undefined;
  if (numbers.length !== players) return `numbers: ${players} seats are needed`;
  if (hasTwice(numbers.flat())) return 'numbers: a number twice';
  const most = mostNumbersPerColour(players);
  const hasTooMany = numbers.some((held) =>
    NUMBER_COLOURS.some((colour) => held.filter((one) => colour.includes(one)).length > most),
  );
  return hasTooMany ? `numbers: more than ${most} of a colour on a seat` : undefined;
}

const hasTwice = (items: readonly unknown[]): boolean => new Set(items).size < items.length;
