import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TextLine, textLines } from './text-lines.ts';

async function* chunksOf(...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** The lines of a text that comes in pieces of some bytes. */
async function linesOf(text: string, size = 7, limit?: number): Promise<readonly TextLine[]> {
  const bytes = new TextEncoder().encode(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const lines: TextLine[] = [];
  for await (const some of textLines(chunksOf(...chunks), limit)) lines.push(...some);
  return lines;
}

describe('lines', () => {
  test.each([
    ['nothing', '', []],
    ['one line', 'one\n', ['one']],
    ['a last line without its end', 'one\ntwo', ['one', 'two']],
    ['an empty line', '\n\none\n', ['', '', 'one']],
    ['a carriage return, which is left to the reader', 'one\r\n', ['one\r']],
    ['separators that JSON allows', 'a\u2028b\u2029c\rd\n', ['a\u2028b\u2029c\rd']],
    ['a mark of byte order, which is none of the text', '\ufeffone\n', ['one']],
    ['letters of several bytes', '中文🚇\n', ['中文🚇']],
  ])('of %s', async (_, text, lines) => {
    expect(await linesOf(text, 1)).toEqual(lines);
    expect(await linesOf(text, 1000)).toEqual(lines);
  });

  test('are the same however the bytes come in', async () => {
    const texts = fc.array(
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\n', '')),
    );
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 9 }), async (lines, size) => {
        const text = lines.map((line) => `${line}\n`).join('');
        expect(await linesOf(text, size)).toEqual(
          lines.map((line, index) => (index === 0 ? line.replace(/^\ufeff/, '') : line)),
        );
      }),
    );
  });

  test('beyond the limit are dropped, and the next ones are read', async () => {
    expect(await linesOf('12345\n123456\n1\n', 2, 5)).toEqual(['12345', undefined, '1']);
    expect(await linesOf('1\n123456', 3, 5)).toEqual(['1', undefined]);
  });
});
