/** What is wrong with a record, in words. */
import type { GameResult } from '../record/record.ts';
import type { RecordFault } from '../record/replay.ts';
import { assertNever } from '../rules/assert-never.ts';

/** The end of a sentence that begins with the name of the record. */
export function faultText(fault: RecordFault): string {
  switch (fault.type) {
    case 'broken-step':
      return `step ${fault.step} (counted from 0), ${quoted(fault.text)}: ${fault.reason}`;
    case 'unfinished-result':
      return 'it states a result, but its game is not finished';
    case 'finished-though-given-up':
      return 'it says that the game was given up, but its actions finish it';
    case 'wrong-result':
      return `it states ${resultText(fault.stated)}, but its game ends with ${resultText(fault.actual)}`;
    default:
      return assertNever(fault);
  }
}

const resultText = ({ scores, winners }: GameResult): string =>
  `scores ${scores.join(', ')} and winning seats ${winners.map((seat) => seat + 1).join(', ')}`;

const quoted = (text: string): string => JSON.stringify(text.slice(0, 80));
