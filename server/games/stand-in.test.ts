import { expect, test } from 'vitest';
import { dealFrom } from '../../common/deal/deal.ts';
import { applyAction, legalActions, startGame, viewOf } from '../../common/rules/game.ts';
import { testSeed } from '../testing/fixtures.ts';
import { anyLegalAction } from './stand-in.ts';

const options = { players: 2, rotation: false, handSize: 1, expansions: [] } as const;
const game = startGame(options, dealFrom(testSeed(), options));

test('the stand-in plays by the rules', () => {
  let state = game;
  while (state.phase.type === 'playing') {
    const { turn } = state.phase;
    const applied = applyAction(state, turn, anyLegalAction(viewOf(state, turn)));
    if (!applied.ok) throw new Error(applied.error);
    state = applied.value.state;
  }
  expect(state.scores).toHaveLength(2);
});

test('the stand-in needs a turn', () => {
  const view = viewOf(game, undefined);
  expect(legalActions(view)).toEqual([]);
  expect(() => anyLegalAction(view)).toThrow('without a legal action');
});
