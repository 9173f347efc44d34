import { expect, test } from 'vitest';
import type { Decision, Verdict } from '../../../common/analysis/decision.ts';
import type { Action } from '../../../common/rules/actions.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { parseAction } from '../../../common/rules/notation.ts';
import { analysisView, choiceAt, marksOf } from './analysis-view.ts';

function actionOf(text: string): Action {
  const action = parseAction(text);
  if (action === undefined) throw new Error(`no action: ${text}`);
  return action;
}

const decision = (move: number, seat: Seat, verdict: Verdict): Decision => ({
  ...{ move, seat, verdict, played: actionOf('acba@A2'), luck: undefined },
});
const lost = (move: number, seat: Seat, mean: number) =>
  decision(move, seat, {
    type: 'differed',
    better: actionOf('acba@H6+1'),
    loss: { mean, noise: 0.2 },
  });

const GAME = [
  lost(0, 0, 5),
  lost(1, 1, 0.3),
  decision(2, 0, { type: 'agreed' }),
  decision(3, 1, { type: 'unmeasured', better: actionOf('exchange 40 open') }),
  lost(4, 0, 9),
  lost(5, 1, 2),
];

test('lists the costly moments of each seat, the worst first, and what all cost', () => {
  const [first, second] = analysisView(GAME, 2);
  expect(first?.moments.map(({ move, loss }) => [move, loss])).toEqual([
    [4, 9],
    [0, 5],
  ]);
  expect(first?.lost).toBe(14);
  expect(second).toMatchObject({ lost: 2, moments: [] });
});

test('a moment shows its choice where it mattered, or where it can not be measured', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((move) => choiceAt(GAME, move)?.loss)).toEqual([
    5,
    undefined,
    undefined,
    0,
    9,
    2,
    undefined,
  ]);
});

test('tiles are marked as they lie, and what is no tile is not', () => {
  const choice = { move: 0, played: actionOf('acba@A2'), better: actionOf('acba@H6+1'), loss: 5 };
  expect(marksOf(choice).map(({ kind, tile }) => [kind, tile])).toEqual([
    ['played', 'acba'],
    ['better', 'aacb'],
  ]);
  expect(marksOf({ ...choice, better: { type: 'draw' } })).toHaveLength(1);
});
