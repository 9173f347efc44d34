import { expect, test } from 'vitest';
import { decisionAt } from '../../common/analysis/analyse.ts';
import type { Decision } from '../../common/analysis/decision.ts';
import { seedOf } from '../../common/testing/arbitraries.ts';
import { playRandomGame } from '../../common/testing/random-game.ts';
import { type AnalysisQuestion, analyseBy } from './analyse-beside.ts';

const { replay } = playRandomGame(
  { players: 2, rotation: false, handSize: 1, expansions: [] },
  seedOf('4'.repeat(32)),
);
const GAME = { start: replay.start, steps: replay.steps.slice(0, 4) };
const thoroughness = { nodes: 16, seed: 1 };

/** An engine on the spot, and how often it was ended. */
function engineOf(answer = ({ moment }: AnalysisQuestion) => decisionAt(moment, thoroughness)) {
  const ends: number[] = [];
  const ask = async (question: AnalysisQuestion) => answer(question);
  return { ends, engine: { ask, end: () => void ends.push(1) } };
}

test('tells each decision in order, and ends the engine', async () => {
  const { ends, engine } = engineOf();
  const told: Decision[] = [];
  const onDecision = (decision: Decision) => void told.push(decision);
  const { signal } = new AbortController();
  await analyseBy(engine, GAME, { thoroughness, onDecision, signal });
  expect(told.map(({ move }) => move)).toEqual([0, 1, 2, 3]);
  expect(ends).toHaveLength(1);
});

test('tells nothing more once it is ended, even while a decision is being judged', async () => {
  const stopping = new AbortController();
  const never = new Promise<Decision>(() => {});
  const { ends, engine } = engineOf();
  const told: number[] = [];
  const stuck = {
    ...engine,
    ask: (question: AnalysisQuestion) => (question.moment.move < 2 ? engine.ask(question) : never),
  };
  const done = analyseBy(stuck, GAME, {
    thoroughness,
    onDecision: ({ move }) => {
      told.push(move);
      if (move === 1) setTimeout(() => stopping.abort());
    },
    signal: stopping.signal,
  });
  await done;
  expect(told).toEqual([0, 1]);
  expect(ends).toHaveLength(1);
});

test('an engine that fails is ended, and the failure told', async () => {
  const { ends, engine } = engineOf(() => {
    throw new Error('broken');
  });
  const { signal } = new AbortController();
  const order = { thoroughness, onDecision: () => {}, signal };
  await expect(analyseBy(engine, GAME, order)).rejects.toThrow('broken');
  expect(ends).toHaveLength(1);
});
