import { expect, test } from 'vitest';
import { formatAction } from '../../rules/notation.ts';
import { readAnswer } from './answer.ts';

test.each([
  ['{"action":"draw"}', 'draw'],
  ['{"action":"cbaa@C4+2"}', 'cbaa@C4+2'],
  ['{"action":"exchange 40 open"}', 'exchange 40 open'],
  ['{"action":"place","tile":"cbaa","square":"C4"}', 'cbaa@C4'],
  ['{"action":"place","tile":"cbaa","square":"C4","rotation":3,"why":"it is long"}', 'cbaa@C4+3'],
])('%s stands for %s', (line, action) => {
  const answer = readAnswer(line);
  expect(answer.ok && formatAction(answer.value)).toBe(action);
});

test.each([
  ['hello', 'no answer in "hello": not JSON'],
  ['{}', 'no answer in "{}"'],
  ['{"action":"jump"}', '"jump" is no action'],
  ['{"action":"place","tile":"cbaa","square":"Z9"}', '"cbaa@Z9" is no action'],
  ['{"action":"place","tile":"cbaa","square":"C4","rotation":5}', '"cbaa@C4+5" is no action'],
  ['{"error":"hand: is missing"}', 'it answers with an error: hand: is missing'],
])('%s is none', (line, sentence) => {
  const answer = readAnswer(line);
  expect(answer.ok).toBe(false);
  if (!answer.ok) expect(answer.error).toContain(sentence);
});

test('of a long line that is none only the beginning is told', () => {
  const answer = readAnswer('x'.repeat(5000));
  expect(answer.ok ? '' : answer.error).toMatch(/^no answer in "x{200}": .{1,300}$/);
});
