import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatRecord, type GameRecord } from '../record/record.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { playRandomGame } from '../testing/random-game.ts';
import { verifyFile } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'metro-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { record } = playRandomGame(BASE_OPTIONS, seedOf('5'.repeat(32)));
const { scores, winners } = record.result ?? { scores: [], winners: [] };

/** What is said of the record with some changes: the summary, or the fault. */
async function verdictOn(changes: Partial<GameRecord>) {
  const file = join(folder, 'record.json');
  writeFileSync(file, formatRecord({ ...record, ...changes }));
  const verdict = await verifyFile(file);
  return verdict.ok ? verdict.value.split('\n') : verdict.error;
}

describe('a right record', () => {
  test('of a whole game: its scores, and who wins', async () => {
    const wins = (seat: number) => (winners.some((winner) => winner === seat) ? ', wins' : '');
    expect(await verdictOn({})).toEqual([
      'The record is right',
      `finished: ${record.actions.length} actions, 60 of 60 tiles laid`,
      `seat 1 (Player 1): ${scores[0]} points${wins(0)}`,
      `seat 2 (Player 2): ${scores[1]} points${wins(1)}`,
    ]);
  });

  test('of the beginning of a game', async () => {
    const summary = await verdictOn({ actions: [], result: undefined });
    expect(summary[1]).toBe('playing: 0 actions, 0 of 60 tiles laid');
  });

  test('of a game that was given up, or whose deal could be known', async () => {
    const summary = await verdictOn({
      ...{ actions: [], result: undefined },
      ...{ isGivenUp: true, isSameDeal: true },
    });
    expect(summary.slice(0, 2)).toEqual([
      'The record is right, same deal as an earlier game',
      'ended by agreement: 0 actions, 0 of 60 tiles laid',
    ]);
  });

  test('names the variants', async () => {
    const options = {
      players: 3,
      rotation: true,
      handSize: 2,
      expansions: ['companies', 'central-wagons'],
    } as const;
    const variant = playRandomGame(options, seedOf('6'.repeat(32)));
    expect((await verdictOn(variant.record))[0]).toBe(
      'The record is right, rotation, hand of 2, companies, central-wagons',
    );
  });

  test('never steers the terminal by a name', async () => {
    const summary = await verdictOn({ seats: [{ name: 'A\u001b[2J\u202eda' }, { name: 'Bo' }] });
    expect(summary[2]).toContain('(A[2Jda)');
  });
});

describe('a wrong record', () => {
  test.each([
    ['a wrong step', { actions: ['0 aaaa@D4'] }, 'step 0 (counted from 0), "0 aaaa@D4": '],
    [
      'a step of controls',
      { actions: ['\u001b'] },
      'step 0 (counted from 0), "\\u001b": malformed',
    ],
    ['a long step', { actions: ['x'.repeat(10_000)] }, `"${'x'.repeat(80)}": malformed`],
    [
      'another result',
      { result: { scores: [0, 0], winners: [0, 1] } },
      'it states scores 0, 0 and winning seats 1, 2, but its game ends with scores ',
    ],
    ['a result too early', { actions: [] }, 'it states a result, but its game is not finished'],
  ] as const)('%s', async (_, changes, sentence) => {
    expect(await verdictOn(changes)).toContain(sentence);
  });
});

test.each([
  ['a missing file', join(folder, 'missing'), "can't be read: no such file"],
  ['a folder', folder, "can't be read: "],
  ['another file', import.meta.filename, 'is no game record: not JSON'],
])('%s is told in a sentence', async (_, file, sentence) => {
  const verdict = await verifyFile(file);
  expect(verdict.ok ? undefined : verdict.error).toContain(sentence);
});
