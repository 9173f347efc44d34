import { describe, expect, test } from 'vitest';
import { EMPTY_BOARD } from '../rules/board.ts';
import { legalActions } from '../rules/game.ts';
import { parseSquare, SQUARES } from '../rules/ids.ts';
import { formatLaidTile } from '../rules/notation.ts';
import { checkPlacement } from '../rules/placement.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { answerTo } from './query.ts';

const REQUEST = { op: 'best', level: 'normal', players: 2, seat: 0, placements: '', seed: 1 };

const answer = (request: object): Readonly<Record<string, unknown>> =>
  JSON.parse(answerTo(JSON.stringify({ ...REQUEST, hand: ['aacb'], drawn: null, ...request })));

describe('best', () => {
  test('places a tile of the hand where it may be laid', () => {
    const { square, ...rest } = answer({ drawn: 'cbaa' });
    expect(rest).toEqual({ action: 'place', tile: 'cbaa', rotation: 0 });
    const placed = parseSquare(String(square));
    expect(placed).toBeDefined();
    if (placed !== undefined)
      expect(
        checkPlacement({ board: EMPTY_BOARD, rotation: false }, 'cbaa', {
          square: placed,
          rotation: 0,
        }),
      ).toBeUndefined();
  });

  test('draws where the hand promises less', () => {
    expect(answer({ hand: ['adad'] })).toEqual({ action: 'draw' });
  });

  test('places the last tile where there is room', () => {
    const { replay } = playRandomGame({ ...BASE_OPTIONS, players: 2 }, seedOf('0'.repeat(32)));
    const state = replay.steps.at(-2)?.state;
    if (state?.phase.type !== 'playing') throw new Error('the game ended early');
    const placements = SQUARES.flatMap((square) => {
      const tile = state.board[square];
      return tile === undefined ? [] : [formatLaidTile({ square, tile })];
    }).join('');
    const hand = state.hands[state.phase.turn]?.tiles ?? [];
    expect(legalActions(state)).toHaveLength(1);
    expect(answer({ placements, hand, seat: state.phase.turn })).toMatchObject({
      action: 'place',
      tile: hand[0],
    });
  });

  test('turns a tile where the variant allows it', () => {
    const rotations = ['aacb', 'dbba', 'bcdd', 'ccda'].map(
      (tile) => answer({ drawn: tile, rotation: true }).rotation,
    );
    expect(rotations.some((rotation) => rotation !== 0)).toBe(true);
  });

  test('answers the same for the same seed', () => {
    expect(answer({ level: 'easy', seed: 5 })).toEqual(answer({ level: 'easy', seed: 5 }));
  });

  test('thinks as much as it is told to, at the level hard', () => {
    const searched = answer({ level: 'hard', nodes: 40, seed: 5 });
    expect(searched).toMatchObject({ action: expect.stringMatching(/^(place|draw)$/) });
    expect(answer({ level: 'hard', nodes: 40, seed: 5 })).toEqual(searched);
    expect(answer({ level: 'hard', milliseconds: 5 })).toHaveProperty('action');
  });

  test('searches alike on every machine', () => {
    // These must be noted anew when the search or its weights change, and only then.
    const answers = ['aacb', 'dddd', 'cbaa'].map((drawn) =>
      answer({ level: 'hard', nodes: 200, drawn, placements: 'aacb00dddd01bbbb07adad56' }),
    );
    expect(answers.map(({ square }) => square)).toEqual(['D1', 'B2', 'A3']);
  });

  test.each([
    [{ nodes: 40 }, 'level: nodes and milliseconds are for the level hard'],
    [{ level: 'hard', nodes: 4, milliseconds: 4 }, 'nodes: give either nodes or milliseconds'],
    [{ seat: 2 }, 'seat: must be below 2'],
    [{ placements: 'dddd00dddd01', hand: ['dddd'] }, 'hand: too-many-copies of dddd'],
    [
      { placements: 'adad00dada01adad02dada03', hand: ['dada'], rotation: true },
      'hand: too-many-copies of dada',
    ],
    [{ placements: 'aacb33' }, 'placements: centre at step 0'],
  ])('refuses %j', (request, error) => {
    expect(answer(request)).toEqual({ error });
  });

  test.each([
    { level: 'grandmaster' },
    { hand: [] },
    { hand: ['aacb', 'cbaa', 'acba', 'baac'] },
    { seed: 0.5 },
    { hand: 'aacb' },
  ])('refuses the wrong value in %j', (request) => {
    expect(Object.keys(answer(request))).toEqual(['error']);
  });
});
