import { describe, expect, test } from 'vitest';
import { newLog, plainLine } from './log.ts';

/** A log, and the lines that it has written. */
function memoryLog(level: Parameters<typeof newLog>[0] = 'info') {
  const lines: string[] = [];
  const log = newLog(level, { write: (line) => lines.push(line) });
  return { log, lines };
}

describe('a line of the log', () => {
  test('says when, how important, what and about what', () => {
    const { log, lines } = memoryLog();
    log.info({ table: 'BCDFGH' }, 'table opened');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      pid: process.pid,
      table: 'BCDFGH',
      msg: 'table opened',
    });
  });

  test('has the stack of an error', () => {
    const { log, lines } = memoryLog();
    log.error({ err: new TypeError('lost') }, 'table');
    const { err } = JSON.parse(lines[0] ?? '');
    expect(err).toMatchObject({ type: 'TypeError', message: 'lost' });
    expect(err.stack).toContain('log.test.ts');
  });

  test('has no secret, whoever hands it over', () => {
    const { log, lines } = memoryLog();
    log.info({ token: 'abc', game: { seed: 'abc', hand: ['abc'] } }, 'oh');
    expect(lines[0]).not.toContain('abc');
  });

  test('is not written where it isn’t important enough', () => {
    const { log, lines } = memoryLog('warn');
    log.info('table opened');
    log.debug('refused');
    expect(lines).toEqual([]);
  });
});

test.each([
  [{ table: 'BCDFGH', phase: 'waiting' }, 'table opened table="BCDFGH" phase="waiting"\n'],
  [{}, 'table opened\n'],
])('a terminal shows %j plainly', (facts, shown) => {
  const { log, lines } = memoryLog();
  log.info(facts, 'table opened');
  expect(plainLine(lines[0] ?? '').slice('00:00:00 '.length)).toBe(`info  ${shown}`);
});

test('a terminal shows the stack of an error', () => {
  const { log, lines } = memoryLog();
  log.error({ err: new Error('lost') }, 'table');
  expect(plainLine(lines[0] ?? '')).toMatch(/error table\nError: lost\n {4}at /);
});
