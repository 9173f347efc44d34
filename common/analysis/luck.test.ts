import { expect, test } from 'vitest';
import type { Turn } from '../bots/turn.ts';
import { SmallGenerator } from '../fast/small-generator.ts';
import { type OpenHand, viewOf } from '../rules/game.ts';
import type { TileCode } from '../rules/tiles.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { luckOf } from './luck.ts';

const { replay } = playRandomGame(
  { players: 2, rotation: false, handSize: 1, expansions: [] },
  seedOf('6'.repeat(32)),
);
const state = replay.steps.findLast(
  ({ state: { phase, board } }) =>
    phase.type === 'playing' && board.filter((tile) => tile !== undefined).length === 30,
)?.state;
if (state?.phase.type !== 'playing') throw new Error('a game without a middle');
const { turn: seat } = state.phase;

function turnWith(hand: OpenHand): Turn {
  if (state === undefined) throw new Error('unreachable');
  const view = { ...viewOf(state, seat), hands: state.hands.with(seat, hand) };
  return { view, seat, hand, generator: new SmallGenerator(1) };
}

test('is nothing on the whole, over all tiles that might have come', () => {
  const pool = [...state.stack, ...state.hands.flatMap(({ tiles }) => tiles)];
  const counts = new Map<TileCode, number>();
  for (const tile of pool) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  let [sum, best, worst] = [0, 0, 0];
  for (const [tile, count] of counts) {
    const luck = luckOf(turnWith({ type: 'open', tiles: [tile], drawn: undefined }), 200);
    const mean = luck?.mean ?? Number.NaN;
    sum += count * mean;
    [best, worst] = [Math.max(best, mean), Math.min(worst, mean)];
  }
  expect(Math.abs(sum / pool.length)).toBeLessThan(0.4);
  expect(best).toBeGreaterThan(1);
  expect(worst).toBeLessThan(-1);
});

test('is not told of a hand without tiles', () => {
  expect(luckOf(turnWith({ type: 'open', tiles: [], drawn: undefined }), 200)).toBeUndefined();
});
