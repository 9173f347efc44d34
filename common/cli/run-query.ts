/** `metro query`: answers the lines of one stream on another, in order, no faster than it is read. */
import { pipeline } from 'node:stream/promises';
import { answersTo, errorAnswer } from './query.ts';
import { LINE_LIMIT, type TextLine, textLines } from './text-lines.ts';

/** Answers until the input ends. It stops quietly when its output is closed. */
export async function runQuery(
  input: AsyncIterable<Uint8Array>,
  output: NodeJS.WritableStream,
): Promise<void> {
  try {
    await pipeline(input, textLines, answers, output, { end: false });
  } catch (error) {
    if (!isClosedPipe(error)) throw error;
  }
}

/**
 * One text for each chunk of input, since a write for each answer costs more than the answer; of a line
 * with more than one answer each is written once the next one has been found.
 */
async function* answers(chunks: AsyncIterable<readonly TextLine[]>): AsyncGenerator<string> {
  for await (const lines of chunks) {
    let text = '';
    for (const line of lines) {
      let answered = 0;
      for (const answer of answersToLine(line)) {
        if (answered++ > 0) {
          yield text;
          text = '';
        }
        text += `${answer}\n`;
      }
    }
    if (text !== '') yield text;
  }
}

const answersToLine = (line: TextLine): Iterable<string> =>
  line === undefined
    ? [errorAnswer(`a line has more than ${LINE_LIMIT} characters`)]
    : answersTo(line);

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';
