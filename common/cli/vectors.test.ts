/** The data of the independent program once more, through `metro query` as a process. */
import { describe, expect, test } from 'vitest';
import { formatSquare, squareAt } from '../rules/ids.ts';
import { TILE_CODES } from '../rules/tiles.ts';
import { answersTo } from '../testing/metro-process.ts';
import {
  LEGAL_POSITIONS,
  piecesOf,
  RANDOM_GAMES,
  ROTATION_GAMES,
  ROTATION_POSITIONS,
  SEQUENCES,
} from '../testing/vectors.ts';

/** A request and the answer that is expected. */
type Case = readonly [request: object, answer: object];

const label = (digits: string): string => {
  const square = squareAt(Number(digits[0]), Number(digits[1]));
  if (square === undefined) throw new Error(`no square ${digits}`);
  return formatSquare(square);
};

const legalCases = LEGAL_POSITIONS.flatMap(({ board, legal, exception }) =>
  TILE_CODES.map(
    (tile): Case => [
      { op: 'legal', placements: board, tile },
      { squares: piecesOf(legal[tile] ?? '', 2).map(label), exception: exception.includes(tile) },
    ],
  ),
);

const scoreCases = RANDOM_GAMES.map(({ board, players, scores, lines }): Case => {
  const answers = lines.map(([length, end, points], index) => ({
    station: index + 1,
    length,
    end,
    points,
  }));
  return [
    { op: 'score', placements: board, players },
    { scores, lines: answers },
  ];
});

const validCases = SEQUENCES.map(({ board, valid, reason, step }): Case => {
  const fault = { valid: false, step, reason: reason?.replaceAll('_', '-') };
  return [{ op: 'valid', placements: board }, valid ? { valid } : fault];
});

const playedCases = [
  ...RANDOM_GAMES.map(({ board }) => ({ op: 'valid', placements: board })),
  ...ROTATION_GAMES.map(({ board }) => ({ op: 'valid', placements: board, rotation: true })),
].map((request): Case => [request, { valid: true }]);

describe('answers as the independent program gave them', () => {
  test.each([
    ['legal', legalCases],
    ['score', scoreCases],
    ['valid', validCases],
    ['valid, whole games', playedCases],
  ])('%s', async (_, cases) => {
    expect(await answersTo(cases.map(([request]) => request))).toEqual(
      cases.map(([, answer]) => answer),
    );
  });

  test('legal with rotation', async () => {
    const cases = ROTATION_POSITIONS.flatMap(({ board, legal, exception }) =>
      Object.entries(legal).map(
        ([tile, placements]): Case => [
          { op: 'legal', placements: board, tile, rotation: true },
          { placements: piecesOf(placements, 6).toSorted(), exception: exception.includes(tile) },
        ],
      ),
    );
    const answers = await answersTo(cases.map(([request]) => request));
    expect(answers.map(withSortedPlacements)).toEqual(cases.map(([, answer]) => answer));
  });

  test('scores with rotation', async () => {
    const answers = await answersTo(
      ROTATION_GAMES.map(({ board, players }) => ({
        op: 'score',
        placements: board,
        players,
        rotation: true,
      })),
    );
    expect(answers).toMatchObject(ROTATION_GAMES.map(({ scores }) => ({ scores })));
  });
});

/** The independent program lists turns in an order of its own. */
function withSortedPlacements(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('placements' in answer)) return answer;
  const { placements } = answer;
  return Array.isArray(placements) ? { ...answer, placements: placements.toSorted() } : answer;
}
