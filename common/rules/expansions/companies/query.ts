/** The companies in requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import type { EndFacts, GameView, PointsByOwner } from '../../facts.ts';
import { type PlayerCount, type Seat, seatsOf } from '../../ids.ts';
import { pointsByOwner } from '../../ownership.ts';
import { companiesPlaced, type WagonsOnTable } from '../central-wagons/query.ts';
import { hasTwice } from '../has-twice.ts';
import type { CompanyTable } from './parts.ts';
import { companyValues } from './share-scores.ts';
import {
  type ByPercent,
  byCompany,
  byPercent,
  COMPANIES,
  type Company,
  PERCENTS,
  type Share,
} from './shares.ts';

const shareFields = { company: z.literal(COMPANIES), percent: z.literal(PERCENTS) };
const shareSchema = z.strictObject(shareFields);

/** A share of a seat; `open` if it was laid open for a central wagon. */
const heldShareSchema = z.strictObject({ ...shareFields, open: z.boolean().default(false) });
type HeldShare = z.output<typeof heldShareSchema>;

/** The shares in a request: by seat, `null` where they are hidden. */
interface SharesTable<Held = Share> {
  readonly players: PlayerCount;
  readonly shares?: readonly (readonly Held[] | null)[] | undefined;
}

interface BestShares extends SharesTable<HeldShare>, WagonsOnTable {
  readonly seat: number;
  readonly market?: readonly Share[] | undefined;
}

/** What the companies add to requests; `expansions/query.ts` explains each part. */
export const companiesQuery = {
  /** By seat. */
  scoreFields: { shares: z.array(z.array(shareSchema)).optional() },
  bestFields: {
    /** By seat: all of the seat's own, and those that others laid open. */
    shares: z.array(z.array(heldShareSchema).nullable()).optional(),
    /** The open shares beside the piles. */
    market: z.array(shareSchema).optional(),
  },
  fields: ['shares', 'market'],
  neededFields: ['shares'],
  misfit({ players, shares = [] }: SharesTable): string | undefined {
    if (shares.length !== players) return `shares: ${players} seats are needed`;
    return hasShareTwice(knownShares(shares)) ? 'shares: a share held twice' : undefined;
  },
  scoreMisfit: ({ shares = [] }: SharesTable) =>
    shares.every((held) => isOneOfEach(held ?? []))
      ? undefined
      : 'shares: each seat holds one share of each percentage',
  /** A seat knows its own shares. */
  bestMisfit(table: BestShares): string | undefined {
    const { seat, shares = [] } = table;
    if (!isOneOfEach(shares[seat] ?? []))
      return `shares: seat ${seat} needs one share of each percentage`;
    return openSharesMisfit(table) ?? marketMisfit(table);
  },
  holdings: ({ shares = [] }: SharesTable) => ({
    shares: shares.map((held) => sharesByPercent(held ?? [])),
  }),
  holding: ({ seat, shares }: BestShares) => ({ shares: sharesByPercent(shares?.[seat] ?? []) }),
  /** An open share that isn't named is taken to be like the seat's own: nothing could be gained from it. */
  bestTable: (table: BestShares, points: PointsByOwner): { readonly companies: CompanyTable } => ({
    companies: {
      points: byCompany((company) => points.get(company) ?? 0),
      market: sharesByPercent(table.market ?? table.shares?.[table.seat] ?? []),
      laidOpen: seatsOf(table.players).map((owner) => laidOpenOf(table.shares?.[owner] ?? [])),
      exchangesInARow: 0,
    },
  }),
  bestFieldsOf: (view: GameView, viewer: Seat) => ({
    shares: seatsOf(view.options.players).map((seat) => sharesSeen(view, seat, viewer)),
    market: sharesIn(view.expansions.companies?.market ?? {}),
  }),
  scoreAnswer(facts: EndFacts): object {
    const byOwner = pointsByOwner(facts);
    const points = byCompany((company) => byOwner.get(company) ?? 0);
    const values = companyValues(points);
    return {
      companies: byCompany((company) => ({ points: points[company], value: values[company] })),
    };
  },
};

/** The shares of a seat, as the seat itself or another sees them; `null` if none can be seen. */
function sharesSeen({ holdings, expansions }: GameView, seat: Seat, viewer: Seat) {
  const open = expansions.companies?.laidOpen[seat] ?? {};
  const seen = sharesIn((seat === viewer ? holdings.shares?.[seat] : undefined) ?? open);
  const told = seen.map((share) => (open[share.percent] ? { ...share, open: true } : share));
  return told.length === 0 ? null : told;
}

const sharesIn = (held: Partial<ByPercent<Company>>): readonly Share[] =>
  PERCENTS.flatMap((percent) => {
    const company = held[percent];
    return company === undefined ? [] : [{ company, percent }];
  });

/** For each company's wagon one of its shares was laid open. */
function openSharesMisfit(table: BestShares): string | undefined {
  const open = knownShares(table.shares ?? []).filter((share) => share.open);
  const placed = companiesPlaced(table);
  const stray = open.find(({ company }) => !placed.includes(company));
  if (stray !== undefined) return `shares: ${stray.company} has no wagon at the central station`;
  return hasTwice(open.map(({ company }) => company))
    ? 'shares: two laid open for one wagon'
    : undefined;
}

function marketMisfit({ market, shares = [] }: BestShares): string | undefined {
  if (market === undefined) return undefined;
  if (!isOneOfEach(market)) return 'market: one share of each percentage lies there';
  return hasShareTwice([...market, ...knownShares(shares)])
    ? 'market: a share that a seat holds'
    : undefined;
}

const knownShares = <Held>(shares: readonly (readonly Held[] | null)[]): readonly Held[] =>
  shares.flatMap((held) => held ?? []);

/** Shares of which there is one of each percentage. Throws where one is missing. */
const sharesByPercent = (shares: readonly Share[]): ByPercent<Company> =>
  byPercent((percent) => {
    const share = shares.find((one) => one.percent === percent);
    if (share === undefined) throw new Error(`no share of ${percent} %`);
    return share.company;
  });

/** Is there just one share of each percentage? */
const isOneOfEach = (shares: readonly Share[]): boolean =>
  shares.length === PERCENTS.length &&
  PERCENTS.every((percent) => shares.some((share) => share.percent === percent));

const hasShareTwice = (shares: readonly Share[]): boolean =>
  hasTwice(shares.map(({ company, percent }) => `${company} ${percent}`));

const laidOpenOf = (held: readonly HeldShare[]): Partial<ByPercent<Company>> =>
  Object.fromEntries(
    held.filter(({ open }) => open).map(({ percent, company }) => [percent, company]),
  );
