import { expect, test } from 'vitest';
import { type Advice, adviseOn } from '../../../common/bots/advice.ts';
import { check, viewOf } from '../../../common/rules/game.ts';
import { action, gameOf, onBoard, square } from '../../../common/testing/builders.ts';
import { hintsOf, RATINGS_ASKED } from './hint-view.ts';
import { foundFor, numbersBySquare } from './hints.ts';

/** Seat 0's line from station 1 leads through the tile on A1. */
const STATE = onBoard(gameOf('cbcb bbbb'), 'aaaa11');
const VIEW = viewOf(STATE, 0);

const advice = (...ratings: readonly (readonly [string, number, number])[]): Advice => ({
  extra: undefined,
  ratings: ratings.map(([text, behind, error]) => ({ action: action(text), behind, error })),
});

test('three placements are numbered, drawing is told in its place, and no more', () => {
  const hints = hintsOf(
    VIEW,
    advice(['cbcb@B2', 0, 0], ['draw', 0.1, 0.2], ['cbcb@C1', 1.5, 0.2], ['cbcb@A2', 3, 0.3]),
  );
  expect(hints.map((hint) => (hint.type === 'place' ? hint.number : hint.type))).toEqual([
    1,
    'draw',
    2,
    3,
  ]);
  expect(hints.map((hint) => hint.type !== 'extra' && hint.value)).toEqual([
    { type: 'best' },
    { type: 'alike' },
    { type: 'behind', points: 1.5, error: 0.2 },
    { type: 'behind', points: 3, error: 0.3 },
  ]);
  const four = advice(['cbcb@B2', 0, 0], ['cbcb@C1', 1, 0], ['cbcb@A2', 2, 0], ['draw', 3, 0]);
  expect(hintsOf(VIEW, four).map(({ type }) => type)).toEqual(['place', 'place', 'place']);
});

test('the lines that somebody scores are told as the rules tell them', () => {
  const [hint] = hintsOf(VIEW, advice(['cbcb@B1', 0, 0]));
  if (hint?.type !== 'place') throw new Error('no placement');
  expect(hint.changes.length).toBeGreaterThan(0);
  for (const { owner, lengthBefore, line } of hint.changes) {
    expect(owner).toBeDefined();
    expect(line.length).toBeGreaterThan(lengthBefore);
  }
});

test('what an expansion adds comes first', () => {
  const extra = { type: 'central-wagon', space: 'D3' } as const;
  expect(hintsOf(VIEW, { ...advice(['cbcb@B2', 0, 0]), extra })[0]).toEqual({
    type: 'extra',
    action: extra,
  });
});

test('what the engine advises is legal where it is shown', () => {
  const hints = hintsOf(VIEW, adviseOn(VIEW, 0, { seed: 1, playouts: 100, count: RATINGS_ASKED }));
  const placements = hints.filter((hint) => hint.type === 'place');
  expect(placements).toHaveLength(3);
  for (const hint of placements) expect(check(STATE, 0, hint.action)).toBeUndefined();
});

test('squares carry the numbers of their placements, for one turn alone', () => {
  const found = hintsOf(VIEW, advice(['cbcb@B2', 0, 0], ['cbcb@C1', 1, 0], ['cbcb@B2+1', 2, 0]));
  expect([...numbersBySquare(found)]).toEqual([
    [square('B2'), '1 3'],
    [square('C1'), '2'],
  ]);
  expect(numbersBySquare('thinking').size).toBe(0);
  expect(foundFor({ sequence: 4, found }, 4)).toBe(found);
  expect(foundFor({ sequence: 4, found }, 5)).toBeUndefined();
});
