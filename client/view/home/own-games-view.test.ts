import { expect, test } from 'vitest';
import type { GameSummaryAnswer } from '../../../common/protocol/api.ts';
import { type OwnGameStage, ownGamesView, withNewest } from './own-games-view.ts';

const OPTIONS = { players: 3, rotation: false, handSize: 1, expansions: [] } as const;
const SEATS = [
  { seat: 0, name: 'Ann', isMe: false },
  { seat: 1, name: 'Ben', isMe: true },
  { seat: 2, name: 'Cat', isMe: false },
];

const game = (code: string, facts: Partial<GameSummaryAnswer>): GameSummaryAnswer => ({
  code,
  status: 'playing',
  options: OPTIONS,
  seats: SEATS,
  createdAt: 1000,
  hasBegun: true,
  isSameDeal: false,
  ...facts,
});

const RESULT = { scores: [60, 50, 50], winners: [0] };
const SHARED = { scores: [60, 60, 50], winners: [0, 1] };

const STAGES: readonly (readonly [Partial<GameSummaryAnswer>, OwnGameStage])[] = [
  [{ status: 'waiting' }, { type: 'waiting' }],
  [
    { status: 'playing', turn: 1 },
    { type: 'playing', isMyTurn: true },
  ],
  [
    { status: 'playing', turn: 2 },
    { type: 'playing', isMyTurn: false },
  ],
  [{ status: 'abandoned' }, { type: 'abandoned', hasPast: true }],
  [
    { status: 'abandoned', hasBegun: false },
    { type: 'abandoned', hasPast: false },
  ],
  [
    { status: 'finished', result: RESULT },
    { type: 'finished', isWon: false, rank: 2, players: 3, points: 50 },
  ],
  [
    { status: 'finished', result: SHARED },
    { type: 'finished', isWon: true, rank: 1, players: 3, points: 60 },
  ],
];

test.each(STAGES)('a game told as %j', (facts, stage) => {
  expect(ownGamesView([game('FFFFFF', facts)])).toEqual([
    { code: 'FFFFFF', others: ['Ann', 'Cat'], stage, at: 1000, isSameDeal: false },
  ]);
});

test('games in which it is one’s turn come first, the others stay in order', () => {
  const games = [
    game('FFFFFF', { turn: 0 }),
    game('BBBBBB', { turn: 1 }),
    game('CCCCCC', { status: 'waiting' }),
    game('DDDDDD', { turn: 1 }),
  ];
  expect(ownGamesView(games).map(({ code }) => code)).toEqual([
    'BBBBBB',
    'DDDDDD',
    'FFFFFF',
    'CCCCCC',
  ]);
});

test('a list that is fetched anew keeps what lies beyond its first part', () => {
  const [a, b, c, d] = ['FFFFFF', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map((code) => game(code, {}));
  if (!a || !b || !c || !d) throw new Error('four games were made');
  const newest = { games: [d, a], next: 'after A' };
  expect(withNewest({ games: [], next: undefined }, newest)).toEqual(newest);
  expect(withNewest({ games: [a, b], next: 'after B' }, newest)).toEqual(newest);
  expect(withNewest({ games: [a, b, c], next: undefined }, newest)).toEqual({
    games: [d, a, b, c],
    next: undefined,
  });
});
