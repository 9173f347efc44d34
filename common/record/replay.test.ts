import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyRandomGames, seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { playRandomGame } from '../testing/random-game.ts';
import type { GameRecord } from './record.ts';
import { finalState, replayRecord, resultOf, verifyRecord } from './replay.ts';

const { record, replay } = playRandomGame(BASE_OPTIONS, seedOf('4'.repeat(32)));
const { scores, winners } = record.result ?? { scores: [], winners: [] };

const withAction = (step: number, text: string): GameRecord => ({
  ...record,
  actions: record.actions.with(step, text),
});

describe('a replay', () => {
  test('of any recorded game gives every state and event again', () => {
    fc.assert(
      fc.property(anyRandomGames, (game) => {
        expect(replayRecord(game.record)).toEqual({ ok: true, value: game.replay });
        expect(verifyRecord(game.record).ok).toBe(true);
      }),
      { numRuns: 15 },
    );
  });

  test('of an unfinished game goes as far as it goes', () => {
    const beginning = { ...record, actions: record.actions.slice(0, 10), result: undefined };
    const verified = verifyRecord(beginning);
    if (!verified.ok) throw new Error(verified.error.type);
    expect(finalState(verified.value)).toEqual(replay.steps[9]?.state);
    expect(resultOf(finalState(verified.value))).toBeUndefined();
  });

  test('of no action is the start', () => {
    const start = replayRecord({ ...record, actions: [] });
    expect(start).toEqual({ ok: true, value: { start: replay.start, steps: [] } });
  });
});

describe('the first wrong step is named', () => {
  const [first = ''] = record.actions;
  const otherSeat = first.startsWith('0') ? 1 : 0;

  test.each([
    ['no action', 3, 'x', 'malformed'],
    ['the other seat', 0, `${otherSeat} draw`, 'not-your-turn'],
    ['a seat that is not at the table', 0, '5 draw', 'not-your-turn'],
    ['the centre', 0, first.replace(/@../, '@D4'), 'centre'],
    ['a turned tile', 0, `${first}+1`, 'rotation-not-allowed'],
  ])('%s', (_, step, text, reason) => {
    expect(verifyRecord(withAction(step, text))).toEqual({
      ok: false,
      error: { type: 'broken-step', step, text, reason },
    });
  });

  test('a share that is not the one laid open', () => {
    const options = { ...BASE_OPTIONS, expansions: ['companies'] } as const;
    const start = playRandomGame(options, seedOf('4'.repeat(32)));
    const [move] = start.replay.steps;
    const text = `${move?.seat} exchange 40 open`;
    const beginning = { ...start.record, actions: [text], result: undefined };
    const replayed = replayRecord(beginning);
    if (!replayed.ok) throw new Error(replayed.error.reason);
    const shown = replayed.value.steps[0]?.shown;
    const saying = (company: string) =>
      verifyRecord({ ...beginning, actions: [`${text} =${company}`] });
    expect(saying(shown ?? '').ok).toBe(true);
    expect(saying(shown === 'A' ? 'B' : 'A')).toMatchObject({
      error: { step: 0, reason: 'wrong-share-shown' },
    });
  });

  test('before another one, and before a wrong result', () => {
    const twice = { ...withAction(7, 'x'), result: undefined };
    expect(verifyRecord({ ...twice, actions: twice.actions.with(9, 'y') })).toMatchObject({
      error: { step: 7 },
    });
  });

  test('also where the game is over already', () => {
    const longer = { ...record, actions: [...record.actions, '0 draw'] };
    expect(verifyRecord(longer)).toMatchObject({
      error: { step: record.actions.length, reason: 'game-finished' },
    });
  });
});

describe('a stated result', () => {
  test.each([
    ['other scores', { scores: scores.map((score) => score + 1), winners }],
    ['too few scores', { scores: scores.slice(1), winners }],
    ['other winners', { scores, winners: [...winners, 5 as const] }],
  ])('with %s is wrong', (_, stated) => {
    expect(verifyRecord({ ...record, result: stated })).toEqual({
      ok: false,
      error: { type: 'wrong-result', stated, actual: record.result },
    });
  });

  test('is wrong while the game is not finished', () => {
    const actions = record.actions.slice(0, -1);
    expect(verifyRecord({ ...record, actions })).toEqual({
      ok: false,
      error: { type: 'unfinished-result' },
    });
  });

  test('cannot be that of a game that was given up, nor can such a game be finished', () => {
    const beginning = { ...record, actions: record.actions.slice(0, -1), isGivenUp: true } as const;
    expect(verifyRecord({ ...beginning, result: undefined }).ok).toBe(true);
    expect(verifyRecord(beginning)).toMatchObject({ error: { type: 'unfinished-result' } });
    expect(verifyRecord({ ...record, isGivenUp: true })).toMatchObject({
      error: { type: 'finished-though-given-up' },
    });
  });

  test('may be missing', () => {
    expect(verifyRecord({ ...record, result: undefined }).ok).toBe(true);
  });
});
