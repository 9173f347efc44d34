/**
 * The checks of the test suite of another public implementation. Its data isn't ours to copy: it is
 * read where it lies beside the project, and the test is skipped elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatSquare, squareAt } from '../rules/ids.ts';
import { parseTile, TILE_CODES, TILE_COPIES } from '../rules/tiles.ts';
import { answersTo } from '../testing/metro-process.ts';
import { piecesOf } from '../testing/vectors.ts';

const FILE = join(import.meta.dirname, '../../../shared/vectors/peer_suite.json');
const isHere = existsSync(FILE);

const check = z.object({ board: z.string(), from: z.string() });
const suiteSchema = z.object({
  sequence_well_formed: z.array(check.extend({ expect: z.boolean() })),
  sequence_valid: z.array(check.extend({ expect: z.boolean() })),
  score: z.array(check.extend({ players: z.int(), expect: z.array(z.int()) })),
  generate_move: z.array(check.extend({ tile: z.string(), allowed: z.array(z.string()) })),
  draw: z.array(check.extend({ hands: z.string(), allowed: z.array(z.string()) })),
});

const readSuite = () => suiteSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')));

if (!isHere)
  console.info('The checks of the other implementation are skipped: their file is not here.');

describe.skipIf(!isHere)('the checks of the other implementation', () => {
  test('of boards: well formed unless the form or the number of tiles is wrong', async () => {
    const cases = readSuite().sequence_well_formed;
    const answers = await answersTo(cases.map(({ board }) => ({ op: 'valid', placements: board })));
    const isFormFault = (answer: unknown) =>
      /"(length|malformed|unknown-tile|too-many-copies)"/.test(JSON.stringify(answer));
    expect(answers.map((answer) => !isFormFault(answer))).toEqual(cases.map((one) => one.expect));
  });

  test('of sequences', async () => {
    const cases = readSuite().sequence_valid;
    const answers = await answersTo(cases.map(({ board }) => ({ op: 'valid', placements: board })));
    expect(answers).toMatchObject(cases.map((one) => ({ valid: one.expect })));
  });

  test('of scores', async () => {
    const cases = readSuite().score;
    const answers = await answersTo(
      cases.map(({ board, players }) => ({ op: 'score', placements: board, players })),
    );
    expect(answers).toMatchObject(cases.map((one) => ({ scores: one.expect })));
  });

  test('of moves: exactly those listed, or none beside them where the list says at most', async () => {
    const cases = readSuite().generate_move;
    const answers = await answersTo(
      cases.map(({ board, tile }) => ({ op: 'legal', placements: board, tile })),
    );
    for (const [index, { from, allowed }] of cases.entries()) {
      const { squares } = z.object({ squares: z.array(z.string()) }).parse(answers[index]);
      const listed = allowed.map(label);
      const expected = from.includes('at most')
        ? listed.filter((square) => squares.includes(square))
        : listed;
      expect(squares).toEqual(expected);
      expect(squares).not.toEqual([]);
    }
  });

  test('of the tiles that remain', () => {
    for (const { board, hands, allowed } of readSuite().draw) {
      const seen = [...piecesOf(board, 6).map((laid) => laid.slice(0, 4)), ...piecesOf(hands, 4)];
      const left = TILE_CODES.filter(
        (code) => seen.filter((one) => parseTile(one) === code).length < TILE_COPIES[code],
      );
      expect(left.toSorted()).toEqual(allowed.toSorted());
    }
  });
});

function label(digits: string): string {
  const square = squareAt(Number(digits[0]), Number(digits[1]));
  if (square === undefined) throw new Error(`no square ${digits}`);
  return formatSquare(square);
}
