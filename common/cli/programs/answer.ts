/** A program's answer in its turn. RULES.md, Notation. */
import { z } from 'zod';
import { parseJson, readAs } from '../../record/json.ts';
import type { Action } from '../../rules/game.ts';
import { parseAction } from '../../rules/notation.ts';
import { err, ok, type Result } from '../../rules/result.ts';

/** In the form of an answer to `best`: a placement in its parts or as text. Other fields are ignored. */
const answerSchema = z.union([
  z.object({
    action: z.literal('place'),
    tile: z.string(),
    square: z.string(),
    rotation: z.int().default(0),
  }),
  z.object({ action: z.string() }),
  z.object({ error: z.string() }),
]);
type Answer = z.output<typeof answerSchema>;

/** Enough of an answer to recognise it. */
const QUOTED = 200;

/** The action that a line of JSON stands for; on error, a sentence about what is wrong with it. */
export function readAnswer(line: string): Result<Action, string> {
  const json = parseJson(line);
  const answer = json.ok ? readAs(answerSchema, json.value) : json;
  if (!answer.ok) return err(`no answer in "${line.slice(0, QUOTED)}": ${answer.error}`);
  if ('error' in answer.value) return err(`it answers with an error: ${answer.value.error}`);
  const text = actionText(answer.value);
  const action = parseAction(text);
  return action === undefined ? err(`"${text.slice(0, QUOTED)}" is no action`) : ok(action);
}

const actionText = (answer: Exclude<Answer, { error: string }>): string => {
  if (!('tile' in answer)) return answer.action;
  const turned = answer.rotation === 0 ? '' : `+${answer.rotation}`;
  return `${answer.tile}@${answer.square}${turned}`;
};
