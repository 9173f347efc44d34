import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../testing/hostile-texts.ts';
import { NAME_BYTES, NAME_LENGTH, numberedName, shownName } from './names.ts';

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
const charactersOf = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

describe('a name', () => {
  test.each([
    ['lone surrogates', '\ud800\ud800\ud800b', 'b'],
    ['a pair of surrogates the wrong way round', 'a\udc00\ud800', 'a'],
    ['fillers of Korean', '\u3164A\u115f\u1160\uffa0', 'A'],
    ['a blank of Braille', '\u2800A\u2800', 'A'],
    ['variations of nothing', 'A\ufe0f\ufe0e\u{e0101}n', 'An'],
    ['letters of tags', 'A\u{e0041}\u{e007f}', 'A'],
    ['a message of tags behind a flag', '🏴\u{e0068}\u{e0069}\u{e007f}', '🏴'],
    ['lines', 'A\nB\u2028C', 'A B C'],
    ['four marks on a letter', 'a\u0323\u0332\u0330\u0301\u0302\u0303'.normalize('NFD'), 'ạ̲̰́'],
    ['a mark on nothing', '\u0301Ann \u0332B', 'Ann B'],
    ['more than twenty characters', 'x'.repeat(30), 'x'.repeat(20)],
    ['a joiner where it was cut', `${'x'.repeat(18)}می\u200cخواهم`, `${'x'.repeat(18)}می`],
    ['more bytes than are sent', '👩‍👩‍👧‍👦'.repeat(12), '👩‍👩‍👧‍👦'.repeat(8)],
    ['a chain of emoji in one character', Array(100).fill('🚀').join('\u200d'), ''],
  ])('without %s', (_, typed, shown) => {
    expect(shownName(typed)).toBe(shown);
  });

  // Names of people in many scripts. cspell:disable
  test.each([
    'Anna',
    '王小明 2',
    'Дмитрий',
    'Nguyễn Thị',
    'क्षत्रिय',
    'क्\u200dष',
    'র\u200d্যাব',
    'می\u200cخواهم',
    'ශ්\u200dරී',
    'བསྒྲུབས',
    'ប្រុសស្រី',
    '❤️\u200d🔥',
    '👨\u200d👩\u200d👧\u200d👦',
    '🏳️\u200d🌈',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '1️⃣🇫🇷👋🏽',
    // cspell:enable
  ])('as it is spelt: %s', (name) => {
    expect(shownName(name)).toBe(name.normalize('NFC'));
  });

  test('is well-formed, visible, normalised, of a bounded size, and stays as it is', () => {
    fc.assert(
      fc.property(hostileTexts, (text) => {
        const shown = shownName(text);
        expect(shown).not.toMatch(/\p{Cs}/u);
        expect(shown).not.toMatch(
          /(?!\p{Join_Control}|\ufe0f)(?!\p{Cf})\p{Default_Ignorable_Code_Point}/u,
        );
        expect(shown).not.toMatch(/[\p{Cc}\u2800\u202e]|^\p{M}|\p{M}{4}|^ | $| {2}/u);
        expect(shown).toBe(shown.normalize('NFC'));
        expect(bytesOf(shown)).toBeLessThanOrEqual(NAME_BYTES);
        expect(charactersOf(shown)).toBeLessThanOrEqual(NAME_LENGTH);
        expect(shownName(shown)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  test('has room for a number', () => {
    expect(numberedName('x'.repeat(20), 2)).toBe(`${'x'.repeat(18)} 2`);
    expect(shownName(numberedName('👩‍👩‍👧‍👦'.repeat(8), 2))).toBe(`${'👩‍👩‍👧‍👦'.repeat(7)} 2`);
  });
});
