import { expect, test } from 'vitest';
import type { Decision, Verdict } from '../../../common/analysis/decision.ts';
import type { Action } from '../../../common/rules/actions.ts';
import type { Seat } from '../../../common/rules/ids.ts';
import { parseAction } from '../../../common/rules/notation.ts';
import { analysisView, judgedMoment, marksOf } from './analysis-view.ts';

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

test('of each moment it is told what the engine would have done', () => {
  const opinions = [0, 1, 2, 3, 4, 5].map((move) => judgedMoment(GAME, move)?.opinion.type);
  expect(opinions).toEqual(['worse', 'as-good', 'agreed', 'unmeasured', 'worse', 'worse']);
  expect(judgedMoment(GAME, 6)).toBeUndefined();
  expect(judgedMoment([decision(0, 0, { type: 'only-one' })], 0)?.opinion.type).toBe('only-one');
});

test.each([
  [{ mean: 3, noise: 1 }, 3],
  [{ mean: -3, noise: 1 }, -3],
  [{ mean: -3, noise: 2 }, undefined],
  [undefined, undefined],
])('of luck %j it is told %j', (luck, told) => {
  const game = [{ ...decision(0, 0, { type: 'agreed' }), luck }];
  expect(judgedMoment(game, 0)?.luck).toBe(told);
});

test('the tiles of a mistake are marked as they lie, and of nothing else', () => {
  const marks = (move: number) => {
    const judged = judgedMoment(GAME, move);
    return judged === undefined ? [] : marksOf(judged).map(({ kind, tile }) => [kind, tile]);
  };
  expect(marks(0)).toEqual([
    ['played', 'acba'],
    ['better', 'aacb'],
  ]);
  expect(marks(3)).toEqual([['played', 'acba']]);
  expect([marks(1), marks(2)]).toEqual([[], []]);
});
