import { describe, expect, test } from 'vitest';
import {
  action,
  after,
  BASE_OPTIONS,
  extraActionsOf,
  gameOf,
  onBoard,
  sharePiles,
  station,
  violationOf,
  withLastTiles,
} from '../../../testing/builders.ts';
import { breakdownOf } from '../../ending.ts';
import { applyAction, type GameState, legalActions, viewOf } from '../../game.ts';
import { PLAYER_COUNTS, STATIONS, seatsOf } from '../../ids.ts';
import { ownerOf } from '../../ownership.ts';
import { publicDealOf } from '../../setup.ts';
import { companiesOf, hiddenShareCount, withCompanies } from './company-table.ts';
import { companyValues, settleShares } from './share-scores.ts';
import {
  byCompany,
  byPercent,
  COMPANIES,
  COMPANY_STATIONS,
  type Company,
  companyAt,
  PERCENTS,
} from './shares.ts';

const expansions = ['companies'] as const;

/** Two players: seat 0 holds A of each percentage, seat 1 holds B, C lies open, D to H are hidden. */
const plain = sharePiles({ 40: 'ABC', 30: 'ABC', 20: 'ABC', 10: 'ABC' });
const game = (first = 'aaaa aaaa') => gameOf(first, { expansions }, plain);

/** The game with these points of companies; the others have none. */
const withPoints = (state: GameState, points: Partial<Record<Company, number>>): GameState => ({
  ...state,
  ...withCompanies(state, { points: byCompany((company) => points[company] ?? 0) }),
});

const marketOf = (state: GameState) => companiesOf(state).market;
const pileOf = (state: GameState) => state.piles.shares?.[40].join('');
const heldBy = (state: GameState, seat: number) => state.holdings.shares?.[seat]?.[40];

describe('nobody owns wagons: eight companies have four each, and score', () => {
  test('one on each side of the board', () => {
    for (const company of COMPANIES)
      expect(COMPANY_STATIONS[company].map((station) => Math.ceil(station / 8)).sort()).toEqual([
        1, 2, 3, 4,
      ]);
    expect(STATIONS.map(companyAt)).toHaveLength(32);
  });

  test('by the chart of the rules', () => {
    const chart = COMPANIES.map((company) => `${company} ${COMPANY_STATIONS[company].join(' ')}`);
    expect(chart.join(' · ')).toBe(
      'A 1 16 21 28 · B 2 15 22 27 · C 3 14 23 26 · D 4 13 24 25 · E 5 12 17 32 · F 6 11 18 31 · G 7 10 19 30 · H 8 9 20 29',
    );
  });

  test('on their own markers, while seats have nothing until the end', () => {
    // The line of station 9, company H, ends at station 7.
    const state = after(game('bbbb aaaa'), 'bbbb@B1', 'aaaa@A1');
    expect(companiesOf(state).points).toEqual(byCompany((company) => (company === 'H' ? 2 : 0)));
    expect(state.scores).toEqual([0, 0]);
  });

  test('also from stations that nobody owns in the base game', () => {
    const facts = { options: { ...BASE_OPTIONS, players: 3, expansions }, expansions: {} } as const;
    const ownerAt = (number: number) =>
      ownerOf(facts, { type: 'station', station: station(number) });
    expect([ownerAt(16), ownerAt(17)]).toEqual(['A', 'E']);
  });
});

describe('each player draws a share from each of four piles, then the top one is laid open', () => {
  test.each(PLAYER_COUNTS)('with %i players', (players) => {
    const state = gameOf('aaaa', { expansions, players }, plain);
    for (const percent of PERCENTS) {
      const pile = [...COMPANIES];
      expect(seatsOf(players).map((seat) => state.holdings.shares?.[seat]?.[percent])).toEqual(
        pile.splice(0, players),
      );
      expect([marketOf(state)[percent]]).toEqual(pile.splice(0, 1));
      expect(state.piles.shares?.[percent]).toEqual(pile);
      expect(hiddenShareCount(state.options)).toBe(pile.length);
    }
  });

  test('secretly', () => {
    const own = byPercent(() => 'A');
    expect(viewOf(game(), 0).holdings.shares).toEqual([own, undefined]);
    expect(viewOf(game(), undefined).holdings.shares).toEqual([undefined, undefined]);
  });

  test('and everybody sees the open ones before the first action', () => {
    const options = { ...BASE_OPTIONS, expansions };
    expect(publicDealOf({ tiles: [], startingSeat: 0, ...plain }, options)).toEqual({
      market: byPercent(() => 'C'),
    });
  });
});

describe('instead of placing a tile a player may exchange a share', () => {
  test('for the open one: the share given goes under the pile, whose top is laid open', () => {
    const state = after(game(), 'exchange 40 open');
    expect([heldBy(state, 0), marketOf(state)[40], pileOf(state)]).toEqual(['C', 'D', 'EFGHA']);
    expect(state.phase).toEqual({ type: 'playing', turn: 1 });
  });

  test('for the hidden top one: the open one stays', () => {
    const state = after(game(), 'exchange 40 hidden');
    expect([heldBy(state, 0), marketOf(state)[40], pileOf(state)]).toEqual(['D', 'C', 'EFGHA']);
  });

  test('with six players too, where one share is face down', () => {
    const six = gameOf('aaaa', { expansions, players: 6 }, plain);
    const open = after(six, 'exchange 40 open');
    expect([heldBy(open, 0), marketOf(open)[40], pileOf(open)]).toEqual(['G', 'H', 'A']);
    const hidden = after(six, 'exchange 40 hidden');
    expect([heldBy(hidden, 0), marketOf(hidden)[40], pileOf(hidden)]).toEqual(['H', 'G', 'A']);
  });

  test('of the same percentage only: everyone always holds one share of each', () => {
    const state = after(game(), 'exchange 30 open');
    expect(state.holdings.shares?.[0]).toEqual({ 40: 'A', 30: 'C', 20: 'A', 10: 'A' });
  });

  test('so that everybody learns of an open share what was taken and turned up', () => {
    const applied = applyAction(game(), 0, action('exchange 40 open'));
    if (!applied.ok) throw new Error(applied.error);
    expect(applied.value.move.shown).toBe('D');
    expect(applied.value.events).toEqual([
      { type: 'exchanged', seat: 0, percent: 40, open: { taken: 'C', turnedUp: 'D' } },
    ]);
  });

  test('and of a hidden one nothing but the percentage', () => {
    const applied = applyAction(game(), 0, action('exchange 40 hidden'));
    if (!applied.ok) throw new Error(applied.error);
    expect(applied.value.move).toEqual({ seat: 0, action: action('exchange 40 hidden') });
    expect(applied.value.events).toEqual([
      { type: 'exchanged', seat: 0, percent: 40, open: undefined },
    ]);
  });

  test('which draws no tile (section 9)', () => {
    const state = after(game(), 'exchange 40 open');
    expect(state.stackCount).toBe(game().stackCount);
    expect(state.hands).toEqual(game().hands);
  });

  test('but not after drawing one: that tile must be placed (section 9)', () => {
    const drawn = after(game(), 'draw');
    expect(violationOf(drawn, 'exchange 40 open')).toBe('must-place-drawn-tile');
    expect(extraActionsOf(drawn)).toEqual([]);
  });
});

describe('only while no company has reached 25 points', () => {
  test.each([
    [24, undefined],
    [25, 'company-at-limit'],
  ])('with a company at %i', (points, violation) => {
    const state = withPoints(game(), { E: points });
    expect(violationOf(state, 'exchange 10 hidden')).toBe(violation);
    expect(extraActionsOf(state)).toHaveLength(violation === undefined ? 8 : 0);
  });

  test('points of lines from central wagons included (section 9)', () => {
    const state = gameOf('aaaa', { expansions: ['companies', 'central-wagons'] }, plain);
    const near = onBoard(withPoints(state, { A: 22 }), 'aaaa23 aaaa13 aaaa03');
    expect(violationOf(near, 'exchange 40 open')).toBeUndefined();
    expect(violationOf(after(near, 'wagon@D3 40'), 'exchange 40 open')).toBe('company-at-limit');
  });
});

describe('rulings, so that games end: no exchange', () => {
  test('once the tile stack is empty', () => {
    const state = { ...game(), stack: [], stackCount: 0 };
    expect(violationOf(state, 'exchange 40 open')).toBe('stack-empty');
    expect(extraActionsOf(state)).toEqual([]);
  });

  test('when the last turn of every seat was an exchange', () => {
    const once = after(game(), 'exchange 40 open');
    const twice = after(once, 'exchange 40 hidden');
    expect(violationOf(twice, 'exchange 30 open')).toBe('all-exchanged');
    expect(extraActionsOf(twice)).toEqual([]);
    // Another turn opens it again, also one that began with drawing.
    expect(violationOf(after(twice, 'aaaa@A2'), 'exchange 30 open')).toBeUndefined();
    const drawn = after(twice, 'draw');
    const [placement = action('draw')] = legalActions(drawn);
    const placed = applyAction(drawn, 0, placement);
    if (!placed.ok) throw new Error(placed.error);
    expect(violationOf(placed.value.state, 'exchange 30 open')).toBeUndefined();
  });
});

describe('at the end companies are worth 8, 7, … 1 by their points', () => {
  test.each([
    ['in order', [40, 35, 34, 30, 20, 10, 5, 0], [8, 7, 6, 5, 4, 3, 2, 1]],
    ['40, 35, 35, 30 → 8, 7, 7, 5', [40, 35, 35, 30, 20, 10, 5, 0], [8, 7, 7, 5, 4, 3, 2, 1]],
    [
      'two tied at the bottom are worth 2',
      [40, 35, 34, 30, 20, 10, 5, 5],
      [8, 7, 6, 5, 4, 3, 2, 2],
    ],
    ['all eight, also those without points', [9, 0, 0, 0, 0, 0, 0, 0], [8, 7, 7, 7, 7, 7, 7, 7]],
    ['all equal', [3, 3, 3, 3, 3, 3, 3, 3], [8, 8, 8, 8, 8, 8, 8, 8]],
  ])('%s', (_name, points, values) => {
    const pointsOf = (company: Company) => points[COMPANIES.indexOf(company)] ?? 0;
    expect(Object.values(companyValues(byCompany(pointsOf)))).toEqual(values);
  });
});

/** Points and values: A 41, 8 · B 35, 7 · C 29, 6 · D 20, 5 · E 15, 4 · F 9, 3 · G 4, 2 · H 0, 1. */
const POINTS = { A: 41, B: 35, C: 29, D: 20, E: 15, F: 9, G: 4, H: 0 };

describe('each share gives its company’s value times 4, 3, 2 or 1', () => {
  test('by its percentage', () => {
    const settled = settleShares(POINTS, [{ 40: 'A', 30: 'B', 20: 'C', 10: 'H' }], 0);
    expect(settled.shares).toEqual([
      { company: 'A', percent: 40, points: 32 },
      { company: 'B', percent: 30, points: 21 },
      { company: 'C', percent: 20, points: 12 },
      { company: 'H', percent: 10, points: 1 },
    ]);
  });
});

describe('for each company the highest total percentage brings a tenth of its points', () => {
  const bonusesOf = (...hands: readonly string[]) => {
    const shares = hands.map((letters) =>
      byPercent((percent) => {
        const letter = letters[PERCENTS.indexOf(percent)];
        return COMPANIES.find((company) => company === letter) ?? 'H';
      }),
    );
    return shares.map((_, seat) => {
      const [one = 0] = seatsOf(6).slice(seat, seat + 1);
      return settleShares(POINTS, shares, one).bonuses?.map(
        ({ company, points }) => `${company} ${points}`,
      );
    });
  };

  test('rounded down, for each company and not only for one’s best (ruling)', () => {
    expect(bonusesOf('ABCD', 'EEEE')).toEqual([['A 4', 'B 3', 'C 2', 'D 2'], ['E 1']]);
  });

  test('by the total, not by the best share', () => {
    // Seat 0 has 40 % of A, seat 1 30 + 20 %.
    expect(bonusesOf('AHHH', 'HAAH')).toEqual([[], ['A 4']]);
  });

  test('in full for each of tied players', () => {
    // 40 % against 30 + 10 %.
    expect(bonusesOf('AHHH', 'HAHA', 'HHAH')).toEqual([['A 4'], ['A 4'], []]);
  });

  test('only above 0 %', () => {
    expect(bonusesOf('HHHH', 'HHHH')).toEqual([[], []]);
  });
});

test('at the end scores are shares and bonuses, and all shares are laid open', () => {
  // The last tile completes the line of station 9: H has 2 points and is worth 8, all others 7.
  const finished = after(
    onBoard(withLastTiles(game('bbbb aaaa'), 'aaaa', ''), 'bbbb01'),
    'aaaa@A1',
  );
  expect(finished.phase).toEqual({ type: 'finished', winners: [0, 1] });
  expect(finished.scores).toEqual([70, 70]);
  expect(breakdownOf(finished)[0]).toEqual({
    shares: PERCENTS.map((percent) => ({ company: 'A', percent, points: (7 * percent) / 10 })),
    bonuses: [],
  });
  expect(viewOf(finished, undefined).holdings).toEqual(finished.holdings);
});
