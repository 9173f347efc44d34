import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';
import { formatRecord } from '../record/record.ts';
import { seedOf } from '../testing/arbitraries.ts';
import { BASE_OPTIONS } from '../testing/builders.ts';
import { runMetro, startMetro } from '../testing/metro-process.ts';
import { playRandomGame } from '../testing/random-game.ts';

const VALID = '{"op":"valid","placements":""}';
const ANSWER = '{"valid":true}';

describe('metro query', () => {
  test('answers each line with one line, in order', async () => {
    const { output, errors, exitCode } = await runMetro(
      ['query'],
      `${VALID}\n\nx\r\n${VALID}\r\n{"op":"valid","placements":"a"}\n`,
    );
    const answers = output.split('\n');
    expect(answers.map((answer) => answer.slice(0, 9))).toEqual([
      '{"valid":',
      '{"error":',
      '{"error":',
      '{"valid":',
      '{"valid":',
      '',
    ]);
    expect([errors, exitCode]).toEqual(['', 0]);
  });

  test('needs no line feed at the end, and no input at all', async () => {
    expect((await runMetro(['query'], VALID)).output).toBe(`${ANSWER}\n`);
    expect(await runMetro(['query'], '')).toEqual({ output: '', errors: '', exitCode: 0 });
  });

  test('answers before the input ends', async () => {
    const child = startMetro('query');
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (let request = 0; request < 3; request++) {
      child.stdin.write(`${VALID}\n`);
      expect((await answers.next()).value).toBe(ANSWER);
    }
    child.stdin.end();
    await once(child, 'close');
    expect(child.exitCode).toBe(0);
  });

  test('goes on after lines of several megabytes', async () => {
    const megabytes = 5_000_000;
    const { output } = await runMetro(
      ['query'],
      [
        'x'.repeat(megabytes),
        VALID,
        `{"op":"valid","placements":"${'a'.repeat(megabytes)}"}`,
        `{"op":"valid","placements":"${'aacb01'.repeat(megabytes / 6)}"}`,
        '['.repeat(megabytes),
        `{"op":"${'\\u0000'.repeat(megabytes / 6)}"}`,
        VALID,
      ].join('\n'),
    );
    const answers = output.trimEnd().split('\n');
    expect(answers.map((answer) => answer.slice(0, 9))).toEqual([
      '{"error":',
      '{"valid":',
      '{"valid":',
      '{"valid":',
      '{"error":',
      '{"error":',
      '{"valid":',
    ]);
    expect(answers.every(({ length }) => length <= 2_000)).toBe(true);
    expect(answers[3]).toBe('{"valid":false,"step":1,"reason":"occupied"}');
  });

  test('answers many requests to a slow reader, all of them', async () => {
    const requests = 20_000;
    const child = startMetro('query');
    child.stdin.end(`{"op":"legal","placements":"","tile":"aaaa"}\n`.repeat(requests));
    let lineFeeds = 0;
    for await (const chunk of child.stdout) {
      lineFeeds += String(chunk).split('\n').length - 1;
      await new Promise(setImmediate);
    }
    expect(lineFeeds).toBe(requests);
  });

  test('ends quietly when nobody reads on', async () => {
    const child = startMetro('query');
    const errors: unknown[] = [];
    child.stderr.on('data', (chunk) => errors.push(chunk));
    child.stdin.on('error', () => undefined);
    child.stdout.destroy();
    child.stdin.write(`${VALID}\n`.repeat(10_000));
    await once(child, 'close');
    expect([child.exitCode, errors]).toEqual([0, []]);
  });
});

describe('metro verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'metro-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const { record } = playRandomGame(BASE_OPTIONS, seedOf('5'.repeat(32)));

  test('prints the result of a right record and exits 0', async () => {
    const file = join(folder, 'right.json');
    writeFileSync(file, formatRecord(record));
    const { output, errors, exitCode } = await runMetro(['verify', file]);
    expect([errors, exitCode]).toEqual(['', 0]);
    expect(output).toContain(`seat 1 (Player 1): ${record.result?.scores[0]} points`);
  });

  test('says in one line what is wrong and exits 1', async () => {
    const { output, errors, exitCode } = await runMetro(['verify', join(folder, 'missing')]);
    expect([output, exitCode]).toEqual(['', 1]);
    expect(errors).toMatch(/^[^\n]+ can't be read: no such file[^\n]*\n$/);
  });
});

describe('metro', () => {
  test.each([{ args: [] }, { args: ['toString'] }, { args: ['query', 'x'] }, { args: ['verify'] }])(
    'with $args explains itself and exits 2',
    async ({ args }) => {
      const { output, errors, exitCode } = await runMetro(args);
      expect([output, exitCode]).toEqual(['', 2]);
      expect(errors).toMatch(/^usage: metro query/);
    },
  );

  test('with --help explains itself', async () => {
    expect(await runMetro(['--help'])).toMatchObject({ errors: '', exitCode: 0 });
  });
});
