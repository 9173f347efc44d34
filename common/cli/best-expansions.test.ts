/** The `best` requests with expansions. */
import { describe, expect, test } from 'vitest';
import { chooseAction } from '../bots/choose-action.ts';
import { EXPANSION_SETS } from '../rules/expansions/sets.ts';
import { type Action, type GameState, viewOf } from '../rules/game.ts';
import { formatSquare } from '../rules/ids.ts';
import { formatAction } from '../rules/notation.ts';
import type { GameOptions } from '../rules/options.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS, gameOf, onBoard, sharePiles, withLastTiles } from '../testing/builders.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { turnOf } from './programs/turn.ts';
import { answerTo } from './query.ts';

type Answer = Readonly<Record<string, unknown>>;

const ask = (request: object): Answer => JSON.parse(answerTo(JSON.stringify(request)));

const LEVELS = ['random', 'easy', 'normal'] as const;

/** The shares of a seat by their companies, from 40 to 10 %. */
const hand = (letters: string) =>
  [...letters].map((company, place) => ({ company, percent: 40 - 10 * place }));

function answerFor(action: Action): Answer {
  if (action.type !== 'place') return { action: formatAction(action) };
  const { tile, square, rotation } = action;
  return { action: 'place', tile, square: formatSquare(square), rotation };
}

/** The positions of a random game in which somebody is on turn. */
function positionsOf(options: GameOptions): readonly GameState[] {
  const { replay } = playRandomGame(options, seedOf('be57'.repeat(8)));
  return [replay.start, ...replay.steps.map(({ state }) => state)].filter(
    ({ phase }) => phase.type === 'playing',
  );
}

/** How many exchanges went before isn't in a request. */
const isToldWhole = ({ expansions, options }: GameState): boolean =>
  (expansions.companies?.exchangesInARow ?? 0) < options.players;

describe.each(EXPANSION_SETS.map((set) => ({ set })))('with $set', ({ set }) => {
  test.each([
    { players: 2, rotation: false },
    { players: 3, rotation: true },
  ] as const)('a bot does what it would at a table with %j', (variant) => {
    const states = positionsOf({ ...BASE_OPTIONS, ...variant, expansions: set });
    for (const [place, state] of states.filter(isToldWhole).entries()) {
      if (state.phase.type !== 'playing') continue;
      const { turn } = state.phase;
      const view = viewOf(state, turn);
      const level = LEVELS[place % LEVELS.length] ?? 'random';
      expect(ask({ ...turnOf(view, turn, place), level })).toEqual(
        answerFor(chooseAction(level, view, turn, place)),
      );
    }
  });
});

describe('a bot', () => {
  const answerIn = (state: GameState, fields: object) =>
    ask({ ...turnOf(viewOf(state, 0), 0, 1), ...fields });

  test('exchanges a share for a better one, where it is told which lie open', () => {
    const parts = sharePiles({ 40: 'AHC', 30: 'BDA', 20: 'CEB', 10: 'DFC' });
    const state = gameOf('aaaa', { expansions: ['companies'] }, parts);
    // All lines of A are complete after a tile each.
    const late = 'bcbc07bcbc70ccda74adbb47';
    expect(answerIn(state, { placements: late })).toEqual({ action: 'exchange 40 open' });
    expect(answerIn(state, { placements: late, market: undefined })).toMatchObject({
      action: expect.not.stringContaining('exchange'),
    });
  });

  test('puts a wagon out at the last moment, or passes', () => {
    const wagons = onBoard(gameOf('aaaa', { expansions: ['central-wagons'] }), 'aaaa23aaaa13');
    const last = withLastTiles(wagons, 'aaaa', 'aaaa');
    expect(answerIn(last, { hand: [] })).toEqual({ action: 'wagon@D3' });
    const actions = Array.from({ length: 20 }, (_, seed) =>
      answerIn(last, { hand: [], level: 'random', seed }),
    );
    expect(actions).toContainEqual({ action: 'pass' });
  });

  test('lays a share open for the wagon of its company', () => {
    const both = { expansions: ['companies', 'central-wagons'] } as const;
    const parts = sharePiles({ 40: 'ABC', 30: 'BCD', 20: 'CDE', 10: 'DEF' });
    const state = onBoard(gameOf('aaaa', both, parts), 'aaaa23aaaa13');
    expect(answerIn(state, { hand: [] })).toEqual({ action: 'wagon@D3 40' });
  });

  test('takes no notice of what it may not see', () => {
    const state = gameOf('aaaa', { expansions: ['station-numbers'] });
    const own = [3, 4, 12, 13, 20, 21, 28, 29];
    const answers = [null, [], [1, 2, 9, 10, 17, 18, 25, 26]].map((others) =>
      answerIn(state, { numbers: [own, others] }),
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[0]).not.toHaveProperty('error');
  });
});

describe('an error is the answer to', () => {
  const request = {
    ...{ op: 'best', level: 'normal', players: 2, seat: 0, placements: '' },
    ...{ hand: ['aacb'], drawn: null, seed: 1 },
  };
  const both = { expansions: ['companies', 'central-wagons'] };
  const shares = [hand('ABCD'), null];
  const opened = (company: string) => ({ company, percent: 40, open: true });
  const wagon = { space: 'D3', company: 'A' };

  test.each([
    ['2 + 3', { expansions: ['central-wagons', 'central-tracks'] }, 'not-allowed-together'],
    ['no shares', { expansions: ['companies'] }, 'shares: companies needs it'],
    ['no tracks', { expansions: ['central-tracks'] }, 'centralTracks: central-tracks needs it'],
    ['facts without their expansion', { shares }, 'shares: companies is not in play'],
    ['a market without companies', { market: hand('ABCD') }, 'market: companies is not in play'],
    ['hidden shares of its own', { ...both, shares: [null, hand('ABCD')] }, 'shares: seat 0 needs'],
    ['a share too few', { ...both, shares: [hand('ABC'), null] }, 'shares: seat 0 needs'],
    ['shares of too few seats', { ...both, shares: [hand('ABCD')] }, '2 seats are needed'],
    ['a share held twice', { ...both, shares: [hand('ABCD'), hand('A')] }, 'held twice'],
    ['a market with its own', { ...both, shares, market: hand('AEEE') }, 'that a seat holds'],
    ['half a market', { ...both, shares, market: hand('BCD') }, 'one share of each percentage'],
    [
      'an open share without its wagon',
      { ...both, shares: [hand('ABCD'), [opened('C')]], centralWagons: [wagon] },
      'C has no wagon',
    ],
    [
      'two open shares for a wagon',
      {
        ...both,
        shares: [
          [opened('A'), ...hand('BCDE').slice(1)],
          [{ company: 'A', percent: 30, open: true }],
        ],
        centralWagons: [wagon],
      },
      'two laid open for one wagon',
    ],
    [
      'hidden numbers of its own',
      { expansions: ['station-numbers'], numbers: [null, [1]] },
      'numbers: seat 0 needs its own',
    ],
    ['an empty hand where nothing else can be done', { hand: [] }, 'passed over'],
    [
      "an empty hand once the seat's wagon is out",
      { expansions: ['central-wagons'], hand: [], centralWagons: [{ space: 'D3', seat: 0 }] },
      'passed over',
    ],
    [
      'an empty hand with a tile drawn',
      { expansions: ['central-wagons'], hand: [], drawn: 'aacb' },
      'none to draw',
    ],
  ])('%s', (_name, fields, message) => {
    const { error, ...rest } = ask({ ...request, ...fields });
    expect(error).toContain(message);
    expect(rest).toEqual({});
  });
});
