/**
 * Two whole games whose figures were worked out from the last picture of the board, apart from the
 * rules: the lines by going along them square by square, the sums by hand. So the rules and this test
 * can't share a mistake. Where a line ends 0 stands for the centre.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { breakdownOf } from '../rules/ending.ts';
import { companyValues } from '../rules/expansions/companies/share-scores.ts';
import type { GameState } from '../rules/game.ts';
import { linePointsSlowly, linesSlowly, scoreSlowly } from '../testing/slow-scorer.ts';
import { slowTableOf } from '../testing/slow-table.ts';
import { parseRecord } from './record.ts';
import { finalState, verifyRecord } from './replay.ts';

/** The game of a record of this name after its last move. Throws if anything is wrong with it. */
function gameOf(name: string): GameState {
  const file = join(import.meta.dirname, '../testing/records', `${name}.json`);
  const record = parseRecord(readFileSync(file, 'utf8'));
  if (!record.ok) throw new Error(record.error);
  const replay = verifyRecord(record.value);
  if (!replay.ok) throw new Error(replay.error.type);
  return finalState(replay.value);
}

/** Tile codes row by row. */
const boardOf = ({ board }: GameState): readonly string[] =>
  Array.from({ length: 8 }, (_, row) =>
    board
      .slice(8 * row, 8 * row + 8)
      .map((tile) => tile ?? '....')
      .join(' '),
  );

describe('three players with companies and central wagons', () => {
  const game = gameOf('companies-and-central-wagons');

  test('end with this board', () => {
    expect(boardOf(game)).toEqual([
      'bcdd accd acba adad aacb acba badb cbaa',
      'aaaa bcdd adbb baac dbcd ddbc bcbc dacc',
      'ccda cbcb baac cbaa cccc dbba adbb baac',
      'bcbc cbcb bbbb .... .... acba cccc aaaa',
      'ccda badb aaaa .... .... cddb cbcb dacc',
      'acba dbcd dddd dbba adad dada aacb aaaa',
      'cbaa dada bbad dddd baac cbaa bcbc aacb',
      'aacb ddbc cdac bbbb accd bbad cdac cddb',
    ]);
  });

  test('have these lines', () => {
    expect(linesSlowly(game.board)).toEqual({
      1: [3, 3],
      2: [2, 32],
      3: [6, 4],
      4: [5, 2],
      5: [17, 0],
      6: [5, 0],
      7: [5, 7],
      8: [3, 8],
      9: [1, 9],
      10: [3, 10],
      11: [9, 11],
      12: [2, 13],
      13: [11, 6],
      14: [6, 15],
      15: [6, 17],
      16: [3, 14],
      17: [2, 18],
      18: [2, 16],
      19: [9, 19],
      20: [7, 20],
      21: [5, 0],
      22: [8, 21],
      23: [5, 23],
      24: [1, 24],
      25: [1, 25],
      26: [4, 27],
      27: [14, 26],
      28: [7, 28],
      29: [6, 0],
      30: [8, 31],
      31: [6, 30],
      32: [3, 1],
      D3: [3, 5],
      E3: [18, 0],
      F4: [7, 29],
      F5: [2, 0],
      E6: [6, 22],
      D6: [1, 0],
      C5: [4, 12],
      C4: [8, 0],
    });
  });

  test('have these wagons at the central station; nobody put one on F5', () => {
    expect(game.expansions.centralWagons).toEqual([
      { space: 'E3', owner: 'E' },
      { space: 'C4', owner: 'F' },
      { space: 'C5', owner: 'B' },
      { space: 'D3', owner: 'G' },
      { space: 'F4', owner: 'A' },
      { space: 'E6', owner: 'D' },
      { space: 'D6', owner: 'H' },
    ]);
  });

  /** The stations' lines, doubled at the centre, and the central wagon's line, which never is. */
  const POINTS = {
    A: 3 + 3 + 2 * 5 + 7 + 7, // stations 1, 16, 21, 28; F4
    B: 2 + 6 + 8 + 14 + 4, // 2, 15, 22, 27; C5
    C: 6 + 6 + 5 + 4, // 3, 14, 23, 26; no central wagon
    D: 5 + 11 + 1 + 1 + 6, // 4, 13, 24, 25; E6
    E: 2 * 17 + 2 + 2 + 3 + 18, // 5, 12, 17, 32; E3
    F: 2 * 5 + 9 + 2 + 6 + 8, // 6, 11, 18, 31; C4
    G: 5 + 3 + 9 + 8 + 3, // 7, 10, 19, 30; D3
    H: 3 + 1 + 7 + 2 * 6 + 1, // 8, 9, 20, 29; D6
  };

  test('give the companies these points and values: D and H tie', () => {
    expect(POINTS).toEqual({ A: 30, B: 34, C: 21, D: 24, E: 59, F: 35, G: 28, H: 24 });
    expect(game.expansions.companies?.points).toEqual(POINTS);
    expect(linePointsSlowly(slowTableOf(game))).toEqual(POINTS);
    expect(companyValues(POINTS)).toEqual({ E: 8, F: 7, B: 6, A: 5, G: 4, D: 3, H: 3, C: 1 });
  });

  test('score this, and seats 0 and 2 share the win', () => {
    expect(breakdownOf(game)).toEqual([
      {
        shares: [
          { company: 'B', percent: 40, points: 24 }, // 6 × 4
          { company: 'B', percent: 30, points: 18 }, // 6 × 3
          { company: 'H', percent: 20, points: 6 }, // 3 × 2
          { company: 'E', percent: 10, points: 8 }, // 8 × 1
        ],
        bonuses: [{ company: 'B', points: 3 }], // 70 % of B; a tenth of 34
      },
      {
        shares: [
          { company: 'F', percent: 40, points: 28 }, // 7 × 4
          { company: 'D', percent: 30, points: 9 }, // 3 × 3
          { company: 'G', percent: 20, points: 8 }, // 4 × 2
          { company: 'D', percent: 10, points: 3 }, // 3 × 1
        ],
        bonuses: [
          { company: 'D', points: 2 }, // 40 % of D; a tenth of 24
          { company: 'F', points: 3 }, // 40 % of F; a tenth of 35
          { company: 'G', points: 2 }, // 20 % of G; a tenth of 28
        ],
      },
      {
        shares: [
          { company: 'H', percent: 40, points: 12 }, // 3 × 4
          { company: 'A', percent: 30, points: 15 }, // 5 × 3
          { company: 'E', percent: 20, points: 16 }, // 8 × 2
          { company: 'B', percent: 10, points: 6 }, // 6 × 1
        ],
        bonuses: [
          { company: 'A', points: 3 }, // 30 % of A; a tenth of 30
          { company: 'E', points: 5 }, // 20 % of E; a tenth of 59
          { company: 'H', points: 2 }, // 40 % of H; a tenth of 24
        ],
      },
    ]);
    expect(game.scores).toEqual([59, 55, 59]);
    expect(scoreSlowly(slowTableOf(game))).toEqual([59, 55, 59]);
    expect(game.phase).toEqual({ type: 'finished', winners: [0, 2] });
  });
});

describe('two players with station numbers and central tracks', () => {
  const game = gameOf('station-numbers-and-central-tracks');

  test('end with this board', () => {
    expect(boardOf(game)).toEqual([
      'aaaa aaaa aacb bcdd acba cbcb bcbc dddd',
      'cdac adad cddb badb dbba cddb adbb baac',
      'dacc cccc adad bbad aacb adbb aacb baac',
      'acba aaaa acba dada cccc dada accd dbcd',
      'acba cbaa cbaa bcbc dddd ddbc aacb bbbb',
      'dacc dada bcdd cbcb dbba dddd cbaa cbcb',
      'bcbc bcbc cbaa baac aaaa accd cdac badb',
      'ccda cccc baac dbcd bbad bbbb ddbc ccda',
    ]);
  });

  test('have these lines, none of which ends at the centre', () => {
    expect(linesSlowly(game.board)).toEqual({
      1: [1, 1],
      2: [3, 2],
      3: [2, 4],
      4: [4, 5],
      5: [3, 3],
      6: [9, 9],
      7: [4, 11],
      8: [2, 10],
      9: [3, 6],
      10: [4, 8],
      11: [5, 13],
      12: [56, 31],
      13: [16, 12],
      14: [6, 15],
      15: [2, 16],
      16: [2, 18],
      17: [1, 17],
      18: [2, 19],
      19: [26, 29],
      20: [3, 20],
      21: [21, 14],
      22: [2, 21],
      23: [2, 22],
      24: [1, 24],
      25: [5, 25],
      26: [4, 27],
      27: [2, 26],
      28: [9, 23],
      29: [2, 28],
      30: [29, 7],
      31: [4, 30],
      32: [1, 32],
    });
  });

  /** The lines of the odd stations, and of the even ones. */
  const LINES = [
    1 + 2 + 3 + 4 + 3 + 5 + 16 + 2 + 1 + 26 + 21 + 2 + 5 + 2 + 2 + 4,
    3 + 4 + 9 + 2 + 4 + 56 + 6 + 2 + 2 + 3 + 2 + 1 + 4 + 9 + 29 + 1,
  ];

  test('score this: 162 to 161', () => {
    expect(LINES).toEqual([99, 137]);
    expect(breakdownOf(game)).toEqual([
      {
        lines: 99,
        numbers: [
          { station: 1, points: 1 }, // the line from station 1
          { station: 3, points: 3 }, // from 5
          { station: 10, points: 2 }, // from 8
          { station: 12, points: 16 }, // from 13
          { station: 19, points: 2 }, // from 18
          { station: 23, points: 9 }, // from 28
          { station: 30, points: 4 }, // from 31
          { station: 29, points: 26 }, // from 19
        ],
      },
      {
        lines: 137,
        numbers: [
          { station: 4, points: 2 }, // from 3
          { station: 5, points: 4 }, // from 4
          { station: 13, points: 5 }, // from 11
          { station: 11, points: 4 }, // from 7
          { station: 22, points: 2 }, // from 23
          { station: 24, points: 1 }, // from 24
          { station: 28, points: 2 }, // from 29
          { station: 27, points: 4 }, // from 26
        ],
      },
    ]);
    expect(game.scores).toEqual([162, 161]);
    expect(scoreSlowly(slowTableOf(game))).toEqual([162, 161]);
    expect(game.phase).toEqual({ type: 'finished', winners: [0] });
  });
});
