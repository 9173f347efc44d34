/** Texts that a stranger may send: any UTF-16, well-formed or not, with many invisible characters. */
import fc from 'fast-check';

/** Parts that once did harm, or that some scripts need: lone surrogates, joiners, marks, blanks. */
const PARTS = [
  ...['\ud800', '\udfff', '\u200b', '\u200c', '\u200d', '\u202e', '\u2800', '\u3164', '\ufeff'],
  ...['\ufe0f', '\ufe0e', '\u034f', '\u00ad', '\u115f', '\u{e0067}', '\u{e007f}', '\u{e0100}'],
  ...['\u0301', '\u0323', '\u20e3', '\u094d', '\u09cd', '\u064b', '\u00b4', '\ufdfa', '\u1100'],
  ...[' ', '\t', '\u00a0', '\u0000', 'a', 'I', '1', '\u0645', '\u06cc', '\u0915', '\u1161', '🚀'],
  ...['👩', '🏽', '🏴', '❤', '\u{1f1eb}', '安', 'Ａ', '\uffff', '\u{10ffff}', '\ue000'],
];

/** Any of them. */
export const hostileTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PARTS) },
      fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));
