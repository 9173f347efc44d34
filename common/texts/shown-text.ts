/**
 * What text from outside may be: only what the eye can see and tell apart. Ill-formed text would break
 * the encoding of a whole table, and with it the page of everybody who sits there.
 */

/** How long a text may be. */
export interface TextLimits {
  /** Characters as people count them. */
  readonly characters: number;
  /** Bytes in UTF-8: one character may be made of many code points. */
  readonly bytes: number;
}

/** Code units that are looked at, so that an enormous text costs no more than a long one. */
const MOST_UNITS = 400;

/** Text that needs no care: letters, digits and signs of ASCII, one space at a time. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

const BLANK = /[\t-\r\u0085\p{Z}]+/gu;

/**
 * What nobody sees wherever it stands: controls, directions, private and unassigned code points, lone
 * surrogates, fillers, and signs drawn as nothing (Braille, an object's place, music, hieroglyphs). What
 * `INVISIBLE` finds is left to it.
 */
const NEVER_SHOWN =
  /(?!\p{Join_Control}|\ufe0f|[\u{e0061}-\u{e007f}])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/gu;

/** The signs of Indic scripts that take a consonant's vowel away, and join it to the next one. */
const VIRAMA = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
/** Persian keeps letters of one word apart with a non-joiner. */
const PERSIAN = '(?<=\\p{Script=Arabic}\\p{M}*)\\u200c(?=(?!\\p{M})\\p{Script=Arabic})';
const INDIC = `(?<=${VIRAMA})\\p{Join_Control}(?=\\p{L})|(?<=\\p{L})\\u200d(?=${VIRAMA})`;
/** Several pictures in one, and pictures instead of black signs. */
const EMOJI =
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})' +
  '|(?<=\\p{Extended_Pictographic})\\ufe0f|(?<=[0-9#*])\\ufe0f(?=\\u20e3)';
/** The flags of England, Scotland and Wales, spelt in invisible letters after a black flag. */
const FLAG =
  '\\u{1f3f4}\\u{e0067}\\u{e0062}(?:\\u{e0065}\\u{e006e}\\u{e0067}|\\u{e0073}\\u{e0063}\\u{e0074}|\\u{e0077}\\u{e006c}\\u{e0073})\\u{e007f}';
/** A flag, which stays, or what joins or spells nothing where it stands. */
const INVISIBLE = new RegExp(
  `(${FLAG})|(?!${PERSIAN}|${INDIC}|${EMOJI})(?:\\p{Join_Control}|\\ufe0f|[\\u{e0061}-\\u{e007f}])`,
  'gu',
);

/** Marks without a letter, which would sit on what stands before the text. */
const BARE_MARKS = /(?<=^| )\p{M}+/gu;
/** Marks above the third one of a letter, which climb into other lines. */
const TOO_MANY_MARKS = /(?<=\p{M}{3})\p{M}+/gu;

/** Takes long to make, so that it is made once. */
const CHARACTERS = new Intl.Segmenter();
const ENCODER = new TextEncoder();

/**
 * A text as it may be shown, kept and sent: well-formed and normalised (NFKC), without what nobody sees
 * but the joiners that emoji, Persian and Indic scripts need, with at most three marks a letter and one
 * space at a time, cut where it is too long. `''` where nothing is left. What it returns it leaves alone.
 */
export function shownText(text: string, limits: TextLimits): string {
  if (text.length <= limits.characters && PLAIN.test(text)) return text;
  return tidied(cut(tidied(text.slice(0, MOST_UNITS)), limits));
}

/** Taking something out may bring together what mustn't stand together. */
function tidied(text: string): string {
  const once = tidiedOnce(text);
  return once === text ? text : tidied(once);
}

const tidiedOnce = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(BLANK, ' ')
    .replace(NEVER_SHOWN, '')
    .replace(INVISIBLE, '$1')
    .replace(/ {2,}/g, ' ')
    .replace(BARE_MARKS, '')
    .replace(TOO_MANY_MARKS, '')
    .trim();

function cut(text: string, { characters, bytes }: TextLimits): string {
  let kept = '';
  let left = { characters, bytes };
  for (const { segment } of CHARACTERS.segment(text)) {
    const { length } = ENCODER.encode(segment);
    left = { characters: left.characters - 1, bytes: left.bytes - length };
    if (left.characters < 0 || left.bytes < 0) break;
    kept += segment;
  }
  return kept;
}
