import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARES } from '../../../common/rules/ids.ts';
import { square } from '../../../common/testing/builders.ts';
import { LINE_NAMES } from '../board/line-name.ts';
import { INITIAL_UI, pointedAt, reduceUi, type UiInput, type UiState } from './ui-state.ts';

const C4 = { type: 'square', square: square('C4') } as const;
const DRAW = { type: 'draw' } as const;
const WAGON = { type: 'central-wagon', space: 'D3', share: undefined } as const;
const EXCHANGE = { type: 'exchange', percent: 40, take: 'open' } as const;
const COMMAND = { id: 'one', action: { type: 'draw' } } as const;

test.each<[string, Partial<UiState>, UiInput, Partial<UiState>]>([
  [
    'another tile starts unturned',
    { rotation: 2 },
    { type: 'choose-tile', index: 1 },
    { chosenTile: 1, rotation: 0 },
  ],
  [
    'another tile keeps its square',
    { selection: C4 },
    { type: 'choose-tile', index: 1 },
    { chosenTile: 1, selection: C4 },
  ],
  [
    'another tile forgets drawing',
    { selection: DRAW },
    { type: 'choose-tile', index: 1 },
    { chosenTile: 1, selection: undefined },
  ],
  [
    'another tile forgets a wagon',
    { selection: WAGON },
    { type: 'choose-tile', index: 1 },
    { chosenTile: 1, selection: undefined },
  ],
  ['four turns are none', { rotation: 3 }, { type: 'rotate' }, { rotation: 0 }],
  [
    'a square is pointed at',
    {},
    { type: 'point', square: square('A1') },
    { pointedSquare: square('A1') },
  ],
  [
    'one selection replaces another',
    { selection: C4 },
    { type: 'select', selection: DRAW },
    { selection: DRAW },
  ],
  ['a selection is taken back', { selection: C4 }, { type: 'take-back' }, { selection: undefined }],
  [
    'a command is on its way',
    { selection: C4 },
    { type: 'sent', command: COMMAND },
    { pending: COMMAND, selection: C4 },
  ],
  [
    'its answer ends it',
    { pending: COMMAND, selection: C4 },
    { type: 'answered', id: 'one' },
    { pending: undefined, selection: undefined },
  ],
  [
    'the answer to an older one does nothing',
    { pending: COMMAND, selection: C4 },
    { type: 'answered', id: 'zero' },
    { pending: COMMAND, selection: C4 },
  ],
  [
    'a new turn forgets the last one',
    { chosenTile: 2, rotation: 1, selection: C4 },
    { type: 'turn-changed' },
    { chosenTile: 0, rotation: 0, selection: undefined },
  ],
])('%s', (_, before, input, expected) => {
  expect(reduceUi({ ...INITIAL_UI, ...before }, input)).toEqual({
    ...INITIAL_UI,
    ...before,
    ...expected,
  });
});

const inputs: fc.Arbitrary<UiInput> = fc.oneof(
  fc.record({ type: fc.constant('choose-tile' as const), index: fc.nat(2) }),
  fc.constant({ type: 'rotate' as const }),
  fc.record({
    type: fc.constant('point' as const),
    square: fc.constantFrom(undefined, ...SQUARES),
  }),
  fc.record({
    type: fc.constant('select' as const),
    selection: fc.constantFrom(C4, DRAW, WAGON, EXCHANGE),
  }),
  fc.constant({ type: 'take-back' as const }),
  fc.record({
    type: fc.constant('light-line' as const),
    line: fc.constantFrom(undefined, ...LINE_NAMES),
  }),
  fc.record({ type: fc.constant('sent' as const), command: fc.constant(COMMAND) }),
  fc.record({ type: fc.constant('answered' as const), id: fc.constantFrom('one', 'zero') }),
  fc.constant({ type: 'turn-changed' as const }),
);

test('a command on its way ends by its own answer alone, and turns stay quarter turns', () => {
  fc.assert(
    fc.property(fc.array(inputs), (steps) => {
      let state = INITIAL_UI;
      for (const input of steps) {
        const next = reduceUi(state, input);
        expect([0, 1, 2, 3]).toContain(next.rotation);
        if (state.pending !== undefined && next.pending === undefined)
          expect(input).toEqual({ type: 'answered', id: state.pending.id });
        state = next;
      }
    }),
  );
});

test.each<[string, UiInput, boolean]>([
  ['is folded again', { type: 'fold-market', isOpen: false }, false],
  ['gives way to what is chosen', { type: 'select', selection: EXCHANGE }, false],
  ['gives way to another tile', { type: 'choose-tile', index: 1 }, false],
  ['gives way to a line that is lit', { type: 'light-line', line: 'D3' }, false],
  ['gives way to a description', { type: 'ask', about: C4 }, false],
  ['is folded with a new turn', { type: 'turn-changed' }, false],
  ['stays when a line goes out', { type: 'light-line', line: undefined }, true],
  ['stays when the pointer moves', { type: 'point', square: square('A1') }, true],
])('an unfolded market %s', (_, input, isOpen) => {
  const unfolded = reduceUi(INITIAL_UI, { type: 'fold-market', isOpen: true });
  expect(unfolded.isMarketOpen).toBe(true);
  expect(reduceUi(unfolded, input).isMarketOpen).toBe(isOpen);
});

describe('a description', () => {
  const about = { type: 'square', square: square('C4') } as const;
  const asked = reduceUi(INITIAL_UI, { type: 'ask', about });

  test('lasts until the player turns to something else', () => {
    expect(asked.asked).toEqual(about);
    expect(reduceUi(asked, { type: 'point', square: undefined }).asked).toBeUndefined();
    expect(reduceUi(asked, { type: 'take-back' }).asked).toBeUndefined();
  });

  test('stays while a command is on its way', () => {
    const command = { id: 'a', action: { type: 'draw' } } as const;
    const sent = reduceUi(asked, { type: 'sent', command });
    expect(reduceUi(sent, { type: 'answered', id: 'a' }).asked).toEqual(about);
  });
});

test('a line that is lit is pointed at before the square below it', () => {
  const pointed = { ...INITIAL_UI, pointedSquare: square('C4') };
  expect(pointedAt(pointed)).toEqual({ type: 'square', square: square('C4') });
  expect(pointedAt({ ...pointed, litLine: 'D3' })).toEqual({ type: 'line', line: 'D3' });
  expect(pointedAt(INITIAL_UI)).toBeUndefined();
});
