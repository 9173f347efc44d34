import { describe, expect, test } from 'vitest';
import { BASE_OPTIONS, board, station } from '../testing/builders.ts';
import type { LineStart } from './board.ts';
import { scoresOf } from './ending.ts';
import type { PlayerCount } from './ids.ts';
import { lineFrom, linesOf } from './lines.ts';
import { ownerOf } from './ownership.ts';
import { isDoubled, pointsOf, winnersOf } from './scoring.ts';

const start = (number: number): LineStart => ({ type: 'station', station: station(number) });
/** What decides who scores a line in a base game. */
const baseGame = (players: PlayerCount) => ({
  options: { ...BASE_OPTIONS, players },
  expansions: {},
});

const lineOf = (text: string, number: number) => lineFrom(linesOf(board(text)), start(number));

describe('points', () => {
  test('are one for each tile that the line crosses', () => {
    const line = lineOf('aaaa00 bbbb01', 9);
    expect(line).toMatchObject({ length: 2, end: { type: 'station', station: 7 } });
    expect(pointsOf(line)).toBe(2);
  });

  test('are none while the line is open', () => {
    expect(pointsOf(lineOf('aaaa00', 9))).toBe(0);
    expect(pointsOf(lineOf('', 9))).toBe(0);
  });

  test('are double at the centre', () => {
    const line = lineOf('aaaa30 cbaa31 acba32', 12);
    expect(line).toMatchObject({ length: 3, end: { type: 'centre' } });
    expect(pointsOf(line)).toBe(6);
  });

  test('count a tile twice that is crossed twice', () => {
    // From station 10 over A2 and B2, where it turns back: A2 is crossed again.
    const line = lineOf('aaaa10 dddd11', 10);
    expect(line).toMatchObject({ length: 3, end: { type: 'station', station: 10 } });
    expect(pointsOf(line)).toBe(3);
  });

  test('are not doubled for a line from the central station to it', () => {
    const lines = linesOf(board('dddd22 dddd23'));
    const line = lineFrom(lines, { type: 'central', space: 'D3' });
    expect(line).toMatchObject({ length: 1, end: { type: 'centre' } });
    expect(isDoubled(line)).toBe(false);
    expect(pointsOf(line)).toBe(1);
  });
});

describe('scores', () => {
  test('go to the owner of the wagon at the start', () => {
    const lines = linesOf(board('aaaa00 bbbb01'));
    expect(scoresOf(2, lines)).toEqual([2, 0]);
    expect(scoresOf(5, lines)).toEqual([0, 0, 0, 2, 0]);
  });

  test('of unowned stations go to nobody', () => {
    expect(ownerOf(baseGame(3), start(16))).toBeUndefined();
    const lines = linesOf(board('cccc70'));
    expect(lineFrom(lines, start(16))).toMatchObject({ length: 1, end: { station: 17 } });
    expect(scoresOf(3, lines)).toEqual([0, 0, 0]);
    expect(scoresOf(2, lines)).toEqual([0, 1]);
  });

  test.each([
    [[3, 5], [1]],
    [
      [5, 5, 2],
      [0, 1],
    ],
    [
      [0, 0, 0, 0],
      [0, 1, 2, 3],
    ],
  ])('%j are won by %j: equal scores share the win', (scores, winners) => {
    expect(winnersOf(scores)).toEqual(winners);
  });
});
