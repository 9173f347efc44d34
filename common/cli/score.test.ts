/** The `score` requests with expansions. */
import { describe, expect, test } from 'vitest';
import { totalOf } from '../rules/ending.ts';
import type { SeatBreakdown } from '../rules/facts.ts';
import { EXPANSION_GAMES } from '../testing/vectors.ts';
import { answerTo } from './query.ts';

const ask = (request: object) => JSON.parse(answerTo(JSON.stringify(request)));

const scoreOf = (fields: object) => ask({ op: 'score', players: 2, placements: '', ...fields });

/** The shares of a seat by their companies, from 40 to 10 %. */
const hand = (letters: string) =>
  [...letters].map((company, place) => ({ company, percent: 40 - 10 * place }));

describe('finished games of an independent program', () => {
  test.each(EXPANSION_GAMES)('game $id with $expansions', (game) => {
    const { id: _, scores, companies, lines, ...request } = game;
    const { breakdown, ...answer } = ask(request);
    expect(answer).toEqual({ scores, ...(companies === undefined ? {} : { companies }), lines });
    expect(breakdown.map((parts: SeatBreakdown) => totalOf(parts))).toEqual(scores);
  });
});

describe('the breakdown', () => {
  // Station 9 (seat 0, company H) over A1 and B1 to station 7; from C4 over three tiles to 12.
  const placements = 'aaaa00bbbb01aaaa30aaaa31aaaa32';

  test('has the lines of the seats, those from the central station too', () => {
    const centralWagons = [{ space: 'C4', seat: 1 }];
    const { scores, breakdown } = scoreOf({
      placements,
      expansions: ['central-wagons'],
      centralWagons,
    });
    // Station 12, seat 1's, runs to the centre: 6, doubled.
    expect(breakdown).toEqual([{ lines: 2 }, { lines: 6 + 3 }]);
    expect(scores).toEqual([2, 9]);
  });

  test('has what each number brought, those that brought nothing too', () => {
    const { scores, breakdown } = scoreOf({
      placements,
      expansions: ['station-numbers'],
      numbers: [
        [3, 12],
        [7, 20],
      ],
    });
    expect(breakdown).toEqual([
      {
        lines: 2,
        numbers: [
          { station: 3, points: 0 },
          { station: 12, points: 6 },
        ],
      },
      {
        lines: 6,
        numbers: [
          { station: 7, points: 2 },
          { station: 20, points: 0 },
        ],
      },
    ]);
    expect(scores).toEqual([8, 8]);
  });

  test('has shares and bonuses in place of lines', () => {
    const { scores, companies, breakdown } = scoreOf({
      placements,
      expansions: ['companies', 'central-wagons'],
      centralWagons: [{ space: 'C4', company: 'E' }],
      shares: [hand('EEAB'), hand('HFFF')],
    });
    // E has 6 of station 12 and 3 of its central wagon, H has 2 of station 9.
    expect(companies).toMatchObject({
      E: { points: 9, value: 8 },
      H: { points: 2, value: 7 },
      A: { points: 0, value: 6 },
    });
    expect(breakdown[0]).toEqual({
      shares: [
        { company: 'E', percent: 40, points: 32 },
        { company: 'E', percent: 30, points: 24 },
        { company: 'A', percent: 20, points: 12 },
        { company: 'B', percent: 10, points: 6 },
      ],
      bonuses: [],
    });
    expect(scores).toEqual([74, 28 + 18 + 12 + 6]);
  });

  test('comes only where the request names its expansions, be they none', () => {
    expect(scoreOf({})).not.toHaveProperty('breakdown');
    expect(scoreOf({ expansions: [] }).breakdown).toEqual([{ lines: 0 }, { lines: 0 }]);
  });
});

test('central tracks lie in the order D4, E4, D5, E5', () => {
  const { lines } = scoreOf({
    placements: 'aaaa30aaaa31aaaa32',
    expansions: ['central-tracks'],
    centralTracks: ['aaaa', 'dddd', 'bbbb', 'cccc'],
  });
  // A4 to D4, turned back on E4.
  expect(lines[11]).toEqual({ station: 12, length: 9, end: 12, points: 9 });
});

describe('an error is the answer to', () => {
  const wagons = { expansions: ['central-wagons'] };
  const companies = { expansions: ['companies'] };
  const numbers = { expansions: ['station-numbers'] };
  const tracks = { expansions: ['central-tracks'] };
  const shares = [hand('ABCD'), hand('BCDE')];

  test.each([
    ['1 + 4', { expansions: ['companies', 'station-numbers'] }, 'not-allowed-together'],
    ['2 + 3', { expansions: ['central-wagons', 'central-tracks'] }, 'not-allowed-together'],
    [
      'three',
      { expansions: ['companies', 'central-wagons', 'central-tracks'] },
      'not-allowed-together',
    ],
    ['one twice', { expansions: ['companies', 'companies'] }, 'repeated-expansion'],
    ['an unknown one', { expansions: ['metro'] }, 'unknown-expansion'],
    ['facts of another one', { ...wagons, shares }, 'shares: companies is not in play'],
    ['facts of any without expansions', { numbers: [[], []] }, 'numbers: station-numbers is not'],
    ['no shares', companies, 'shares: companies needs it'],
    ['no numbers', numbers, 'numbers: station-numbers needs it'],
    ['no tracks', tracks, 'centralTracks: central-tracks needs it'],
    ['a share held twice', { ...companies, shares: [hand('ABCD'), hand('ACDE')] }, 'held twice'],
    ['a share too few', { ...companies, shares: [hand('ABC'), hand('BCDE')] }, 'one share of each'],
    ['shares of too few seats', { ...companies, shares: [hand('ABCD')] }, '2 seats'],
    ['a number twice', { ...numbers, numbers: [[3], [12, 3]] }, 'a number twice'],
    ['too many numbers', { ...numbers, numbers: [[1, 2, 3, 4, 5], []] }, 'more than 4'],
    ['no such station', { ...numbers, numbers: [[33], []] }, 'no such station'],
    ['numbers of too many seats', { ...numbers, numbers: [[], [], []] }, '2 seats'],
    [
      'two wagons on a space',
      {
        ...wagons,
        centralWagons: [
          { space: 'D3', seat: 0 },
          { space: 'D3', seat: 1 },
        ],
      },
      'two wagons on a space',
    ],
    [
      'a wagon on two spaces',
      {
        ...wagons,
        centralWagons: [
          { space: 'D3', seat: 0 },
          { space: 'E3', seat: 0 },
        ],
      },
      'placed twice',
    ],
    ['a seat too many', { ...wagons, centralWagons: [{ space: 'D3', seat: 2 }] }, 'not at this'],
    ['no space', { ...wagons, centralWagons: [{ space: 'D4', seat: 0 }] }, 'centralWagons'],
    [
      'a company’s wagon without companies',
      { ...wagons, centralWagons: [{ space: 'D3', company: 'A' }] },
      'needs a seat',
    ],
    [
      'a seat’s wagon with companies',
      {
        expansions: ['companies', 'central-wagons'],
        shares,
        centralWagons: [{ space: 'D3', seat: 0 }],
      },
      'needs a company',
    ],
    ['a track twice', { ...tracks, centralTracks: ['aaaa', 'bbbb', 'cccc', 'aaaa'] }, 'different'],
    ['three tracks', { ...tracks, centralTracks: ['aaaa', 'bbbb', 'cccc'] }, 'different'],
    [
      'a tile that is no track',
      { ...tracks, centralTracks: ['aacb', 'bbbb', 'cccc', 'aaaa'] },
      'set',
    ],
  ])('%s', (_name, fields, message) => {
    const { error, ...rest } = scoreOf(fields);
    expect(error).toContain(message);
    expect(rest).toEqual({});
  });
});
