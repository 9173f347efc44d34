import { describe, expect, test } from 'vitest';
import {
  companiesOf,
  withCompanies,
} from '../../../common/rules/expansions/companies/company-table.ts';
import { byCompany, type Company } from '../../../common/rules/expansions/companies/shares.ts';
import type { GameState } from '../../../common/rules/game.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { after, gameOf, sharePiles } from '../../../common/testing/builders.ts';
import { snapshotOf } from '../../../common/testing/snapshots.ts';
import { companiesView } from '../table/companies-view.ts';
import { exchangePlan, marketView } from './market-view.ts';
import { turnView } from './turn-view.ts';
import { INITIAL_UI, type Selection } from './ui-state.ts';

const expansions = ['companies', 'central-wagons'] as const;

/** Seat 0 holds A, A, B, B; seat 1 holds C, D, A, D; E lies open on every pile. */
const START = gameOf(
  'aaaa bbbb',
  { expansions },
  sharePiles({ 40: 'ACE', 30: 'ADE', 20: 'BAE', 10: 'BDE' }),
);

const withPoints = (state: GameState, points: Partial<Record<Company, number>>): GameState => ({
  ...state,
  ...withCompanies(state, { points: byCompany((company) => points[company] ?? 0) }),
});

const marketFor = (state: GameState, me: Seat | undefined, selection?: Selection) => {
  const snapshot = snapshotOf(state, [], me, { market: companiesOf(state).market });
  return marketView(snapshot, turnView(snapshot, { ...INITIAL_UI, selection }));
};

const rowsFor = (state: GameState, me: Seat | undefined) => marketFor(state, me)?.rows ?? [];

test('without companies there is no market', () => {
  const base = snapshotOf(gameOf('aaaa'), [], 0);
  expect(marketView(base, undefined)).toBeUndefined();
  expect(companiesView(base)).toEqual([]);
});

test('each pile shows its open share, how many are hidden, and the player’s share to give for it', () => {
  expect(rowsFor(START, 0)[0]).toMatchObject({
    percent: 40,
    open: { company: 'E', percent: 40 },
    hiddenCount: 5,
    own: { company: 'A', percent: 40 },
    canExchange: true,
    taking: undefined,
  });
});

test('a share is worth what it would bring now', () => {
  const [forty, , twenty] = rowsFor(withPoints(START, { A: 9, E: 12 }), 0);
  expect([forty?.own?.points, forty?.open.points]).toEqual([4 * 7, 4 * 8]);
  expect(twenty?.own?.points).toBe(2 * 6);
});

describe('exchanging', () => {
  test.each<[string, GameState, Seat | undefined, readonly boolean[]]>([
    ['on turn', START, 0, [true, true, true, true]],
    ['while others play', START, 1, [false, false, false, false]],
    ['for a spectator', START, undefined, [false, false, false, false]],
    ['after drawing', after(START, 'draw'), 0, [false, false, false, false]],
    ['with a company at 25', withPoints(START, { H: 25 }), 0, [false, false, false, false]],
    ['with a share laid open', openShares(), 0, [true, false, true, true]],
  ])('%s is possible by %j', (_, state, me, possible) => {
    expect(rowsFor(state, me).map(({ canExchange }) => canExchange)).toEqual(possible);
  });

  test.each<[string, GameState, string | undefined]>([
    ['open', START, undefined],
    ['at the limit', withPoints(START, { A: 25 }), 'company-at-limit'],
    ['without a stack', { ...START, stack: [], stackCount: 0 }, 'stack-empty'],
    ['in turn by all', after(START, 'exchange 40 open', 'exchange 40 open'), 'all-exchanged'],
  ])('%s: the reason is %s', (_, state, reason) => {
    expect(marketFor(state, 0)?.closed).toBe(reason);
  });

  test('shows what is given and taken, where that is known', () => {
    const plan = (take: 'open' | 'hidden') =>
      exchangePlan(marketFor(START, 0, { type: 'exchange', percent: 30, take }));
    expect(plan('open')).toMatchObject({ given: { company: 'A' }, taken: { company: 'E' } });
    expect(plan('hidden')).toMatchObject({ given: { company: 'A' }, taken: undefined });
    expect(exchangePlan(marketFor(START, 0))).toBeUndefined();
  });
});

function openShares(): GameState {
  return after(START, 'wagon@D3 30', 'exchange 10 open');
}

describe('majorities', () => {
  const majorities = (state: GameState, me: Seat | undefined) =>
    Object.fromEntries(
      companiesView(snapshotOf(state, [], me)).map(({ company, ownPercent, majority }) => [
        company,
        [ownPercent, majority],
      ]),
    );

  test('70 % are the most, whoever holds the rest', () => {
    expect(majorities(START, 0)).toMatchObject({ A: [70, 'sure'], B: [30, 'possible'] });
  });

  test('20 % may be the most while nobody has shown more', () => {
    expect(majorities(START, 1)).toMatchObject({ A: [20, 'possible'], C: [40, 'possible'] });
  });

  test('a share that lies open on its pile is nobody’s', () => {
    const taken = after(START, 'exchange 40 open', 'exchange 40 open', 'aaaa@A2');
    expect(majorities(taken, 0).E).toEqual([40, 'sure']);
  });

  test('20 % are not the most once another has shown 30', () => {
    expect(majorities(after(START, 'wagon@D3 30'), 1)).toMatchObject({ A: [20, 'none'] });
  });

  test('nobody watches with shares', () => {
    expect(majorities(START, undefined)).toMatchObject({ A: [0, 'none'] });
  });
});

test('the company with the most points comes first, with its value and what its majority brings', () => {
  const view = companiesView(snapshotOf(withPoints(START, { C: 21, F: 30 }), [], 0));
  expect(view.slice(0, 3)).toMatchObject([
    { company: 'F', points: 30, value: 8, bonus: 3, openLines: 4 },
    { company: 'C', points: 21, value: 7, bonus: 2 },
    { company: 'A', points: 0, value: 6, bonus: 0 },
  ]);
});
