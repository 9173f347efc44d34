import { expect, test } from 'vitest';
import { seedOf } from '../testing/arbitraries.ts';
import { action, after, BASE_OPTIONS, gameOf, sharePiles } from '../testing/builders.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { withCompanies } from './expansions/companies/company-table.ts';
import { EXCHANGE_LIMIT } from './expansions/companies/exchange.ts';
import { byCompany } from './expansions/companies/shares.ts';
import { applyAction, check, type GameState, type Violation } from './game.ts';
import type { Seat } from './ids.ts';

const { replay } = playRandomGame(BASE_OPTIONS, seedOf('1'.repeat(32)));

function momentWhere(holds: (state: GameState) => boolean): GameState {
  const moment = replay.steps.find(({ state }) => holds(state));
  if (moment === undefined) throw new Error('the game has no such moment');
  return moment.state;
}

const isTurnWithoutStack = ({ phase, stackCount, hands }: GameState): boolean =>
  phase.type === 'playing' && stackCount === 0 && hands[phase.turn]?.drawn === undefined;

const COMPANIES = { expansions: ['companies'] } as const;
const WAGONS = { expansions: ['central-wagons'] } as const;
const COMPANY_WAGONS = { expansions: ['companies', 'central-wagons'] } as const;

/** Seat 0 holds shares of company A alone. */
const SHARES = sharePiles({ 40: 'A', 30: 'A', 20: 'A', 10: 'A' });

const atLimit = (state: GameState): GameState => ({
  ...state,
  ...withCompanies(state, { points: byCompany(() => EXCHANGE_LIMIT) }),
});

/** The smallest case of each rule: a state, and the action of seat 0 that breaks it. A new code needs a row. */
const CASES: Readonly<Record<Violation, readonly [GameState, string, Seat?]>> = {
  'rotation-not-allowed': [gameOf('cbaa aaaa'), 'cbaa@A2+1'],
  centre: [gameOf('cbaa aaaa'), 'cbaa@D4'],
  occupied: [after(gameOf('aaaa aaaa aaaa'), 'aaaa@A2', 'aaaa@H2'), 'aaaa@A2'],
  'not-adjacent': [gameOf('cbaa aaaa'), 'cbaa@C3'],
  'one-tile-line': [after(gameOf('aaaa aaaa dddd'), 'aaaa@A2', 'aaaa@H2'), 'dddd@A3'],
  'game-finished': [momentWhere(({ phase }) => phase.type === 'finished'), 'draw'],
  'not-your-turn': [gameOf('cbaa aaaa'), 'aaaa@A2', 1],
  'tile-not-in-hand': [gameOf('cbaa aaaa'), 'aaaa@A2'],
  'must-place-drawn-tile': [after(gameOf('cbaa aaaa bbbb'), 'draw'), 'cbaa@A2'],
  'already-drawn': [after(gameOf('cbaa aaaa'), 'draw'), 'draw'],
  'stack-empty': [momentWhere(isTurnWithoutStack), 'draw'],
  'cannot-pass': [gameOf('cbaa aaaa'), 'pass'],
  'not-in-play': [gameOf('cbaa aaaa'), 'wagon@D3'],
  'company-at-limit': [atLimit(gameOf('cbaa aaaa', COMPANIES)), 'exchange 40 open'],
  'all-exchanged': [
    after(gameOf('cbaa aaaa', COMPANIES), 'exchange 40 open', 'exchange 40 open'),
    'exchange 40 open',
  ],
  'share-laid-open': [
    after(gameOf('aaaa aaaa', COMPANY_WAGONS, SHARES), 'wagon@D3 40', 'aaaa@A2'),
    'exchange 40 open',
  ],
  'share-needed': [gameOf('cbaa aaaa', COMPANY_WAGONS), 'wagon@D3'],
  'wagon-placed': [
    after(gameOf('aaaa aaaa', COMPANY_WAGONS, SHARES), 'wagon@D3 40', 'aaaa@A2'),
    'wagon@E3 30',
  ],
  'space-taken': [after(gameOf('cbaa aaaa', WAGONS), 'wagon@D3'), 'wagon@D3'],
};

test.each(Object.entries(CASES))('%s', (violation, [state, text, actor]) => {
  const onTurn = state.phase.type === 'playing' ? state.phase.turn : 0;
  const seat = actor ?? onTurn;
  expect(check(state, seat, action(text))).toBe(violation);
  expect(applyAction(state, seat, action(text))).toEqual({ ok: false, error: violation });
});

test('asking about an action of a seat whose hand is hidden is a mistake of the program', () => {
  const state = gameOf('cbaa aaaa');
  const hidden = { ...state, hands: [{ type: 'hidden', count: 1, hasDrawn: false }] } as const;
  expect(() => check(hidden, 0, action('draw'))).toThrow('hidden');
});
