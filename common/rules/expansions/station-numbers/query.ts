/** The station numbers in requests of `metro query`. RULES.md, Notation. */
import { z } from 'zod';
import type { GameView } from '../../facts.ts';
import type { PlayerCount, Seat, StationNumber } from '../../ids.ts';
import { stationSchema } from '../../json.ts';
import { hasTwice } from '../has-twice.ts';
import { mostNumbersPerColour } from './agreed-numbers.ts';
import { NUMBER_COLOURS } from './station-numbers.ts';

/** The numbers in a request: by seat, `null` where they are hidden. */
interface NumbersTable {
  readonly players: PlayerCount;
  readonly numbers?: readonly (readonly StationNumber[] | null)[] | undefined;
}

const numbersSchema = z.array(stationSchema);

/** What the station numbers add to requests; `expansions/query.ts` explains each part. */
export const stationNumbersQuery = {
  /** By seat. */
  scoreFields: { numbers: z.array(numbersSchema).optional() },
  /** By seat: the seat's own, and null for what it can't see. */
  bestFields: { numbers: z.array(numbersSchema.nullable()).optional() },
  fields: ['numbers'],
  neededFields: ['numbers'],
  misfit({ players, numbers = [] }: NumbersTable): string | undefined {
    if (numbers.length !== players) return `numbers: ${players} seats are needed`;
    const known = numbers.map((held) => held ?? []);
    if (hasTwice(known.flat())) return 'numbers: a number twice';
    const most = mostNumbersPerColour(players);
    return known.some((held) => hasMoreOfAColour(held, most))
      ? `numbers: more than ${most} of a colour on a seat`
      : undefined;
  },
  /** A seat knows its own numbers. */
  bestMisfit: ({ seat, numbers }: NumbersTable & { readonly seat: number }) =>
    numbers?.[seat] ? undefined : `numbers: seat ${seat} needs its own`,
  holdings: ({ numbers = [] }: NumbersTable) => ({ numbers: numbers.map((held) => held ?? []) }),
  holding: ({ seat, numbers }: NumbersTable & { readonly seat: number }) => ({
    numbers: numbers?.[seat] ?? [],
  }),
  bestFieldsOf: ({ holdings }: GameView, viewer: Seat) => ({
    numbers: holdings.numbers?.map((held, seat) => (seat === viewer ? held : null)),
  }),
};

const hasMoreOfAColour = (held: readonly StationNumber[], most: number): boolean =>
  NUMBER_COLOURS.some((colour) => held.filter((one) => colour.includes(one)).length > most);
