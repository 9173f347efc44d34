import { describe, expect, test } from 'vitest';
import { dealFrom } from '../../../deal/deal.ts';
import { seedOf } from '../../../testing/arbitraries.ts';
import {
  after,
  BASE_OPTIONS,
  board,
  gameOf,
  onBoard,
  station,
  withLastTiles,
} from '../../../testing/builders.ts';
import type { ExpansionDeal } from '../../deal.ts';
import { breakdownOf } from '../../ending.ts';
import { viewOf } from '../../game.ts';
import { PLAYER_COUNTS, type StationNumber, seatsOf } from '../../ids.ts';
import { linesOf } from '../../lines.ts';
import { dealFault } from '../../setup.ts';
import { wagonOwner } from '../../wagons.ts';
import { optionsFault } from '../options-fault.ts';
import { mostNumbersPerColour, numbersPerColour } from './agreed-numbers.ts';
import { NUMBER_COLOURS, scoreNumber } from './station-numbers.ts';

const expansions = ['station-numbers'] as const;
const both = ['central-wagons', 'station-numbers'] as const;

/** Number piles that begin with these stations; the rest of each colour follows. */
function piles(...first: readonly (readonly number[])[]): ExpansionDeal {
  return {
    numbers: NUMBER_COLOURS.map((colour, place) => {
      const top: readonly StationNumber[] = (first[place] ?? []).map(station);
      return [...top, ...colour.filter((one) => !top.includes(one))];
    }),
  };
}

const pointsOfNumber = (text: string, number: number) =>
  scoreNumber(linesOf(board(text)), station(number)).points;

describe('32 number tiles in four colours, one for each side of the board (ruling)', () => {
  test('1–8, 9–16, 17–24, 25–32', () => {
    expect(NUMBER_COLOURS.map((colour) => [colour[0], colour[7], colour.length])).toEqual([
      [1, 8, 8],
      [9, 16, 8],
      [17, 24, 8],
      [25, 32, 8],
    ]);
  });
});

describe('each player secretly draws the agreed number of each colour', () => {
  test.each([
    [2, 2, 4],
    [3, 1, 2],
    [4, 1, 2],
    [5, 1, 1],
    [6, 1, 1],
  ] as const)('%i players: %i by default, at most %i', (players, usual, most) => {
    const options = { ...BASE_OPTIONS, players, expansions };
    expect(numbersPerColour(options)).toBe(usual);
    expect(mostNumbersPerColour(players)).toBe(most);
    expect(optionsFault({ ...options, numbersPerColour: most })).toBeUndefined();
    expect(optionsFault({ ...options, numbersPerColour: most + 1 })).toContain('number tiles');
    expect(optionsFault({ ...options, numbersPerColour: 0 })).toContain('number tiles');
    expect(optionsFault({ ...options, numbersPerColour: 1.5 })).toContain('number tiles');
  });

  test('which can not be agreed where numbers are not in play', () => {
    expect(optionsFault({ ...BASE_OPTIONS, numbersPerColour: 1 })).toContain('not in play');
  });

  test('every seat’s first of a colour, then every seat’s second', () => {
    const state = gameOf('aaaa', { expansions }, piles([8, 7, 6, 5], [9, 10, 11, 12]));
    expect(state.holdings.numbers?.map((held) => held.slice(0, 4))).toEqual([
      [8, 6, 9, 11],
      [7, 5, 10, 12],
    ]);
  });

  test.each(PLAYER_COUNTS)('as many of each as they agreed on: %i players', (players) => {
    const options = { ...BASE_OPTIONS, players, expansions };
    const most = mostNumbersPerColour(players);
    const state = gameOf('aaaa', { ...options, numbersPerColour: most });
    const all = state.holdings.numbers ?? [];
    expect(all.map(({ length }) => length)).toEqual(seatsOf(players).map(() => 4 * most));
    expect(new Set(all.flat()).size).toBe(4 * most * players);
  });

  test('the deal must have the eight of each colour', () => {
    const options = { ...BASE_OPTIONS, expansions };
    const deal = dealFrom(seedOf('7'.repeat(32)), options);
    expect(dealFault(deal, options)).toBeUndefined();
    expect(dealFault({ ...deal, numbers: deal.numbers?.slice(1) ?? [] }, options)).toContain(
      'number tiles',
    );
  });

  test('so that only the owner sees them, and all at the end', () => {
    const state = gameOf('bbbb aaaa', { expansions });
    expect(viewOf(state, 1).holdings.numbers).toEqual([undefined, state.holdings.numbers?.[1]]);
    const finished = after(onBoard(withLastTiles(state, 'bbbb', ''), 'aaaa00'), 'bbbb@B1');
    expect(viewOf(finished, undefined).holdings).toEqual(state.holdings);
  });
});

describe('for each number a player also scores the line that ends at that station', () => {
  // Station 9 over A1 and B1 to station 7.
  const line = 'aaaa00 bbbb01';

  test('by the normal count', () => {
    expect(pointsOfNumber(line, 7)).toBe(2);
    expect(pointsOfNumber(line, 9)).toBe(0);
    expect(pointsOfNumber('', 7)).toBe(0);
  });

  test('whoever’s line it is, their own too', () => {
    const of = (...first: readonly (readonly number[])[]) => {
      const start = gameOf('bbbb aaaa', { expansions, numbersPerColour: 1 }, piles(...first));
      return after(onBoard(withLastTiles(start, 'bbbb', ''), 'aaaa00'), 'bbbb@B1');
    };
    // Seat 0 owns station 9's line and scores it; the number 7 brings it to its holder again.
    expect(of([7, 1]).scores).toEqual([2 + 2, 0]);
    expect(of([1, 7]).scores).toEqual([2, 2]);
    expect(breakdownOf(of([1, 7]))[1]?.numbers?.[0]).toEqual({ station: 7, points: 2 });
    expect(breakdownOf(of([1, 7]))[1]?.lines).toBe(0);
  });

  test('even if it starts at an unowned station (ruling)', () => {
    expect(wagonOwner(3, station(16))).toBeUndefined();
    // Station 16 over A8, B8 and C8 to station 19.
    expect(pointsOfNumber('aaaa70 aaaa71 cccc72', 19)).toBe(3);
  });

  test('double if it starts at the central station, whether or not a wagon stands there (section 9)', () => {
    const text = 'aaaa23 aaaa13 aaaa03';
    expect(pointsOfNumber(text, 5)).toBe(6);
    const start = gameOf('aaaa aaaa', { expansions: both, numbersPerColour: 1 }, piles([5, 1]));
    const state = onBoard(start, text);
    expect(breakdownOf(state)[0]?.numbers?.[0]).toEqual({ station: 5, points: 6 });
    // Its owner scores it as it is.
    const placed = after(state, 'wagon@D3');
    expect(placed.scores).toEqual([3, 0]);
    expect(breakdownOf(placed)[0]?.numbers?.[0]).toEqual({ station: 5, points: 6 });
  });
});

test('while the game goes on scores show lines only', () => {
  const start = gameOf('bbbb aaaa', { expansions, numbersPerColour: 1 }, piles([7, 1]));
  expect(after(onBoard(start, 'aaaa00'), 'bbbb@B1').scores).toEqual([2, 0]);
});
