/** The fields of a `best` request, and whether they fit together. RULES.md, Notation. */
import { z } from 'zod';
import { LEVELS } from '../bots/choose-action.ts';
import { hasExpansion } from '../rules/expansions/sets.ts';
import { tileSchema } from './placements.ts';
import {
  hasShareTwice,
  isOneOfEach,
  numberSchema,
  openTableShape,
  shareShape,
  sharesMisfit,
  tableMisfit,
} from './table-fields.ts';

const shareSchema = z.strictObject(shareShape);

/** A share of a seat; `open` if it was laid open for a central wagon. */
const heldShareSchema = z.strictObject({ ...shareShape, open: z.boolean().default(false) });

export type HeldShare = z.output<typeof heldShareSchema>;

/** What a `best` request says beside the board. `hand` and `drawn` are the seat's own. */
export const bestShape = {
  ...openTableShape,
  level: z.literal(LEVELS),
  seat: z.int().min(0),
  hand: z.array(tileSchema).max(3),
  drawn: tileSchema.nullable().default(null),
  seed: z.int().default(1),
  /** By seat: the seat's own, and null for what it can't see. */
  numbers: z.array(z.array(numberSchema).nullable()).optional(),
  /** By seat: all of the seat's own, and those that others laid open. */
  shares: z.array(z.array(heldShareSchema).nullable()).optional(),
  /** The open shares beside the piles. */
  market: z.array(shareSchema).optional(),
};

const bestFields = z.object(bestShape);
type BestFields = z.output<typeof bestFields>;

/** Why there can be no such turn; `undefined` if there can. The tiles aren't looked at. */
export const bestMisfitOf = (request: BestFields): string | undefined =>
  seatMisfit(request) ??
  tableMisfit(request) ??
  sharesMisfit(request) ??
  ownMisfit(request) ??
  openSharesMisfit(request) ??
  marketMisfit(request);

const seatMisfit = ({ seat, players }: BestFields): string | undefined =>
  seat < players ? undefined : `seat: must be below ${players}`;

/** A seat knows what it holds itself. */
function ownMisfit({ seat, shares, numbers }: BestFields): string | undefined {
  if (shares !== undefined && !isOneOfEach(shares[seat] ?? []))
    return `shares: seat ${seat} needs one share of each percentage`;
  if (numbers !== undefined && numbers[seat] === null) return `numbers: seat ${seat} needs its own`;
  return undefined;
}

/** A share is laid open for the wagon of its company, one for each. */
function openSharesMisfit({ shares = [], centralWagons = [] }: BestFields): string | undefined {
  const open = shares.flatMap((held) => held ?? []).filter((share) => share.open);
  const placed = centralWagons.map((wagon) => ('company' in wagon ? wagon.company : undefined));
  const stray = open.find(({ company }) => !placed.includes(company));
  if (stray !== undefined) return `shares: ${stray.company} has no wagon at the central station`;
  return new Set(open.map(({ company }) => company)).size < open.length
    ? 'shares: two laid open for one wagon'
    : undefined;
}

function marketMisfit({ expansions = [], market, shares = [] }: BestFields): string | undefined {
  if (market === undefined) return undefined;
  if (!hasExpansion(expansions, 'companies')) return 'market: companies is not in play';
  if (!isOneOfEach(market)) return 'market: one share of each percentage lies there';
  return hasShareTwice([...market, ...shares.flatMap((held) => held ?? [])])
    ? 'market: a share that a seat holds'
    : undefined;
}
