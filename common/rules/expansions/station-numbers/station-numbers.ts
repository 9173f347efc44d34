/** Expansion 4: number tiles score the lines that end at their stations. RULES.md, section 7. */

import type { Deal } from '../../deal.ts';
import { STATIONS, type StationNumber, seatsOf } from '../../ids.ts';
import { type Lines, lineInto } from '../../lines.ts';
import type { GameOptions } from '../../options.ts';
import { pointsOf } from '../../scoring.ts';
import type { ExpansionModule } from '../expansion.ts';
import { numbersPerColour } from './agreed-numbers.ts';
import type { NumberScore } from './parts.ts';

/** The number tiles of each colour. Ruling: one colour for each side of the board. */
export const NUMBER_COLOURS: readonly (readonly StationNumber[])[] = [
  STATIONS.slice(0, 8),
  STATIONS.slice(8, 16),
  STATIONS.slice(16, 24),
  STATIONS.slice(24, 32),
];

/** What a number tile scores: the line that ends at its station, no matter whose line it is. */
export function scoreNumber(lines: Lines, station: StationNumber): NumberScore {
  const line = lineInto(lines, station);
  if (line === undefined) return { station, points: 0 };
  // It counts double whether or not a wagon stands at its start.
  return { station, points: line.start.type === 'central' ? 2 * line.length : pointsOf(line) };
}

/**
 * The hooks of the station numbers. The tiles come off the top of their piles: every seat's first of
 * a colour, seat 0 first, then every seat's second one, and so on.
 */
export const stationNumbers: ExpansionModule = {
  dealPart: 'numbers',
  deal: (shuffle) => ({
    numbers: NUMBER_COLOURS.map((colour, place) => shuffle(`numbers-${place + 1}`, colour)),
  }),
  dealFault: ({ numbers }) =>
    NUMBER_COLOURS.every((colour, place) => isPileOf(colour, numbers?.[place] ?? []))
      ? undefined
      : 'the number tiles are not the eight of each colour',
  holdingPart: 'numbers',
  holdings: (deal, options) => ({
    numbers: seatsOf(options.players).map((seat) => numbersDealt(deal, options, seat)),
  }),
  settle: ({ lines, holdings }, _points, seat) => ({
    numbers: (holdings.numbers?.[seat] ?? []).map((station) => scoreNumber(lines, station)),
  }),
};

const isPileOf = (colour: readonly StationNumber[], pile: readonly StationNumber[]): boolean =>
  pile.length === colour.length && colour.every((station) => pile.includes(station));

const numbersDealt = (deal: Deal, options: GameOptions, seat: number): readonly StationNumber[] =>
  NUMBER_COLOURS.flatMap((_, colour) =>
    (deal.numbers?.[colour] ?? [])
      .slice(0, numbersPerColour(options) * options.players)
      .filter((_station, place) => place % options.players === seat),
  );
