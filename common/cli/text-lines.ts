/**
 * Bytes into lines. Node's own `readline` isn't used: it also splits at U+2028 and lone carriage
 * returns, which JSON texts may hold, and it has no limit.
 */

/** The longest line that is kept, in UTF-16 units: far above every request that makes sense. */
export const LINE_LIMIT = 64 * 2 ** 20;

/** A line without its line feed; `undefined` in place of a line beyond the limit. */
export type TextLine = string | undefined;

/**
 * The lines of a UTF-8 stream: for each chunk those that end in it. The last line needs no line
 * feed. A line beyond the limit is dropped while it comes in, so that memory stays bounded.
 */
export async function* textLines(
  chunks: AsyncIterable<Uint8Array>,
  limit = LINE_LIMIT,
): AsyncGenerator<readonly TextLine[]> {
  const decoder = new TextDecoder();
  const collector = new LineCollector(limit);
  for await (const chunk of chunks) {
    const lines = collector.add(decoder.decode(chunk, { stream: true }));
    if (lines.length > 0) yield lines;
  }
  const lines = collector.add(decoder.decode());
  yield collector.isEmpty ? lines : [...lines, collector.take()];
}

/** Keeps the pieces of a long line apart until it ends: joining them each time would be quadratic. */
class LineCollector {
  readonly #limit: number;
  #pieces: string[] = [];
  #length = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Has nothing come since the last line feed? */
  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** Takes in text and gives the lines that end in it. */
  add(text: string): readonly TextLine[] {
    const pieces = text.split('\n');
    const rest = pieces.pop() ?? '';
    const lines = pieces.map((piece) => {
      this.#keep(piece);
      return this.take();
    });
    this.#keep(rest);
    return lines;
  }

  /** Ends the line that was being collected. */
  take(): TextLine {
    const line = this.#length > this.#limit ? undefined : this.#pieces.join('');
    this.#pieces = [];
    this.#length = 0;
    return line;
  }

  #keep(piece: string): void {
    if (piece === '') return;
    this.#length += piece.length;
    if (this.#length > this.#limit) this.#pieces = [];
    else this.#pieces.push(piece);
  }
}
