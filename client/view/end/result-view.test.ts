import { expect, test } from 'vitest';
import { parseExpansions } from '../../../common/rules/expansions/sets.ts';
import { seedOf } from '../../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../../common/testing/random-game.ts';
import { snapshotAt } from '../../../common/testing/snapshots.ts';
import { resultView } from './result-view.ts';

const WORDS = { title: 'Metro', date: '', number: String };

function resultOf(names: readonly string[]) {
  const expansions = parseExpansions(names);
  if (!expansions.ok) throw new Error(expansions.error);
  const options = {
    players: 4,
    rotation: false,
    handSize: 1,
    expansions: expansions.value,
  } as const;
  const { replay } = playRandomGame(options, seedOf('5eed'.repeat(8)));
  return resultView(snapshotAt(replay, replay.steps.length, 1), WORDS);
}

test('the picture names all players, the best first, and marks no tile or square', () => {
  const { rows, board } = resultOf([]);
  const scores = rows.map(({ score }) => Number(score));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(4);
  expect(board.recent).toEqual([]);
  expect(board.targets).toEqual([]);
});

test('players have colours unless companies have those of the lines', () => {
  expect(resultOf([]).rows.map(({ isColored }) => isColored)).toEqual([true, true, true, true]);
  expect(resultOf(['companies']).rows.some(({ isColored }) => isColored)).toBe(false);
});
