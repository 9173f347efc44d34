/** Node's errors about arguments that a command doesn't know. */
import { err, type Result } from '../rules/result.ts';

/** The error of `parseArgs` as a sentence. Rethrows any other error. */
export function argumentFault(error: unknown): Result<never, string> {
  if (error instanceof TypeError) return err(firstSentence(error.message));
  throw error;
}

/** Node's advice on arguments runs over several sentences; the first one says what is wrong. */
const firstSentence = (message: string): string => {
  const [sentence = message] = message.split(/\. |\n/);
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};
