import { expect, test } from 'vitest';
import type { Decision } from '../../../../common/analysis/decision.ts';
import { seedOf } from '../../../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../../../common/testing/random-game.ts';
import type { AppModel } from '../../app-model.ts';
import { Analysing } from './analysing.ts';

const { replay } = playRandomGame(
  { players: 2, rotation: false, handSize: 1, expansions: [] },
  seedOf('2'.repeat(32)),
);
const decision = (move: number): Decision => ({
  ...{ move, seat: 0, played: { type: 'draw' }, verdict: { type: 'agreed' }, luck: undefined },
});

/** Judges until it is told to wait for the end of the order. */
const judging =
  (moves: number, end: (signal: AbortSignal) => Promise<void>): AppModel['analyse'] =>
  async (_, { onDecision, signal }) => {
    for (let move = 0; move < moves; move++) onDecision(decision(move));
    await end(signal);
  };

const untilStopped = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

test('tells what it finds, and when it has finished', async () => {
  const analysing = new Analysing(
    judging(3, async () => {}),
    replay,
  );
  expect([analysing.stage.value, analysing.total]).toEqual(['idle', replay.steps.length]);
  const done = analysing.start();
  expect(analysing.stage.value).toBe('running');
  await done;
  expect(analysing.stage.value).toBe('finished');
  expect(analysing.decisions.value).toHaveLength(3);
});

test('stops where it is, keeps what it found, and begins anew', async () => {
  const analysing = new Analysing(judging(2, untilStopped), replay);
  const done = analysing.start();
  analysing.stop();
  await done;
  expect([analysing.stage.value, analysing.decisions.value.length]).toEqual(['stopped', 2]);
  void analysing.start();
  expect([analysing.stage.value, analysing.decisions.value.length]).toEqual(['running', 2]);
});

test('says that it failed', async () => {
  const failing = judging(1, () => Promise.reject(new Error('a worker failed')));
  const analysing = new Analysing(failing, replay);
  await analysing.start();
  expect(analysing.stage.value).toBe('failed');
});
