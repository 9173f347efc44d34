import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomGames } from '../testing/arbitraries.ts';
import { EMPTY_BOARD } from './board.ts';
import { formatLaidTile } from './notation.ts';
import { parsePosition, parseSequence } from './position.ts';

const printed = { rotation: false };
const turned = { rotation: true };
const joined = (...laid: readonly string[]) => laid.join('');

describe('a sequence', () => {
  test.each([
    ['nothing', '', undefined],
    ['one tile', 'aacb01', undefined],
    ['too short', 'aacb0', ['length', undefined]],
    ['too long', 'aacb01a', ['length', undefined]],
    ['malformed', joined('aacb01', 'aacb08'), ['malformed', 1]],
    ['an unknown tile', joined('aacb01', 'abcd02'), ['unknown-tile', 1]],
    ['too many copies', joined('cccc03', 'cccc04', 'cccc05'), ['too-many-copies', 2]],
    ['the centre', joined('aacb01', 'aacb33'), ['centre', 1]],
    ['an occupied square', joined('aacb01', 'cbaa01'), ['occupied', 1]],
    ['away from all', joined('aacb01', 'cbaa22'), ['not-adjacent', 1]],
    ['a one-tile line', joined('aaaa10', 'dddd20'), ['one-tile-line', 1]],
    ['the first of two faults', joined('aacb33', 'abcd01'), ['centre', 0]],
    ['copies before the place', joined('cccc03', 'cccc04', 'cccc33'), ['too-many-copies', 2]],
  ] as const)('%s', (_, text, fault) => {
    const result = parseSequence(text, printed);
    expect(result.ok ? undefined : [result.error.reason, result.error.step]).toEqual(fault);
  });

  test('of any whole game is accepted', () => {
    fc.assert(
      fc.property(randomGames, ({ replay }) => {
        const laid = replay.steps.flatMap(({ events }) =>
          events.filter((event) => event.type === 'placed').map(formatLaidTile),
        );
        const result = parseSequence(laid.join(''), replay.start.options);
        expect(result).toEqual({ ok: true, value: replay.steps.at(-1)?.state.board });
      }),
      { numRuns: 20 },
    );
  });
});

describe('a position', () => {
  test.each([
    ['tiles that touch nothing', 'aacb22', undefined],
    ['tiles that made a one-tile line', joined('aaaa10', 'dddd20'), undefined],
    ['the centre', 'aacb44', ['centre', 0]],
    ['an occupied square', joined('aacb22', 'cbaa22'), ['occupied', 1]],
  ] as const)('%s', (_, text, fault) => {
    const result = parsePosition(text, printed);
    expect(result.ok ? undefined : [result.error.reason, result.error.step]).toEqual(fault);
  });

  test('of nothing is the empty board', () => {
    expect(parsePosition('', printed)).toEqual({ ok: true, value: EMPTY_BOARD });
  });
});

describe('copies', () => {
  const eight = ['adbb', 'badb', 'bbad', 'dbba']
    .flatMap((code) => [code, code])
    .map((code, column) => `${code}0${column}`);
  const four = ['adbb01', 'adbb02', 'adbb03', 'adbb04'];

  test('are counted for each kind without rotation', () => {
    expect(parsePosition(joined(...eight), printed).ok).toBe(true);
    expect(parsePosition(joined(...four), printed)).toMatchObject({ error: { step: 2 } });
  });

  test('are counted over all turns of a kind with it', () => {
    expect(parsePosition(joined(...four), turned).ok).toBe(true);
    expect(parsePosition(joined(...eight, 'dbba10'), turned)).toEqual({
      ok: false,
      error: { reason: 'too-many-copies', step: 8 },
    });
  });
});
