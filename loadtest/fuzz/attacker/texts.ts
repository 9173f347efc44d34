/** Texts and values that programs stumble over. */
import fc from 'fast-check';

/** Texts that are ill-formed, invisible, deceptive or enormous, or mean something to somebody else. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800\ud800\ud800b',
  '\udfff',
  '\u202etxt.exe',
  '\u200b\u200d\ufeff\u2060',
  '\u3164\uffa0\u2800',
  'a\u0301'.repeat(60),
  'Z\u0335\u0336\u0337\u0338'.repeat(40),
  '👩‍👩‍👧‍👦'.repeat(20),
  '﷽'.repeat(100),
  'B\u043eb',
  '<script>alert(1)</script>',
  "'; DROP TABLE games; --",
  '{{7*7}}#{7*7}',
  '../../../../etc/passwd',
  '%00%ff%c0%ae',
  'constructor',
  '__proto__',
  'toString',
  'NaN',
  '1e999',
  '-0',
  '\r\nSet-Cookie: a=b',
  'A'.repeat(200),
  'x'.repeat(5000),
] as const;

/** Texts that break what trusts them: ill-formed, invisible, enormous, markup. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY_TEXTS),
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
    .map((units) => String.fromCharCode(...units)),
);

const NASTY_NUMBERS = [0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 32, 2 ** 53, Number.MIN_VALUE];

const deep = (levels: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Values of JSON where something else is expected. */
export const values: fc.Arbitrary<unknown> = fc.oneof(
  texts,
  fc.constantFrom<unknown>(null, true, false, [], {}, ...NASTY_NUMBERS),
  fc.integer({ min: 1, max: 200 }).map(deep),
  fc.jsonValue({ maxDepth: 4 }),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')),
  fc.array(fc.integer(), { minLength: 500, maxLength: 800 }),
);

/** The same value with a part of it replaced, taken away or added. */
export const spoiled = (payloads: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(payloads, fc.nat(), values, texts, fc.nat(3))
    .map(([payload, which, value, name, how]) => {
      if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return value;
      const names = Object.keys(payload);
      const chosen = names[which % Math.max(1, names.length)] ?? name;
      if (how === 0) return { ...payload, [name]: value };
      if (how === 1)
        return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== chosen));
      return { ...payload, [chosen]: value };
    });
