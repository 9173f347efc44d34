import { describe, expect, test } from 'vitest';
import { known } from '../../../common/protocol/known.ts';
import { parseAction } from '../../../common/rules/notation.ts';
import { CHAPTERS } from './chapter-names.ts';
import { LESSON } from './chapters.ts';
import {
  acted,
  finished,
  type LessonState,
  lit,
  nextStep,
  startChapter,
  stepOf,
} from './lesson.ts';

/** Every moment of a chapter, each with its step done. */
function momentsOf(chapter: (typeof CHAPTERS)[number]): readonly LessonState[] {
  const moments: LessonState[] = [];
  for (let now: LessonState | undefined = startChapter(chapter); now; now = nextStep(now))
    moments.push(finished(now));
  return moments;
}

const action = (text: string) => known(parseAction(text), text);

describe.each(CHAPTERS)('the chapter %s', (chapter) => {
  test('can be played to its end by the rules, and scores what it says', () => {
    const moments = momentsOf(chapter);
    expect(moments).toHaveLength(LESSON[chapter].steps.length);
    for (const moment of moments) {
      const { scores } = stepOf(moment);
      if (scores !== undefined) expect(moment.game.state.scores).toEqual(scores);
    }
  });

  test('asks only for what the learner can do then', () => {
    for (let now: LessonState | undefined = startChapter(chapter); now; now = nextStep(now)) {
      const { task } = stepOf(now);
      if (task.type !== 'act') continue;
      expect(now.game.state.phase).toMatchObject({ type: 'playing', turn: 0 });
      expect(acted(now, action(task.example)).ok).toBe(true);
    }
  });
});

test('another action than the one asked for changes nothing', () => {
  const moment = nextStep(startChapter('points'));
  expect(moment && acted(moment, action('adbb@A8'))).toEqual({ ok: false, error: 'other' });
});

test('a step to read, and one whose line was lit, are done', () => {
  const first = startChapter('line');
  expect(first.isDone).toBe(true);
  const second = known(nextStep(first), 'step');
  expect(second.isDone).toBe(false);
  expect(lit(second, 'D3').isDone).toBe(false);
  const { task } = stepOf(second);
  expect(task.type === 'light' && lit(second, task.line).isDone).toBe(true);
});

test('the one-tile ban keeps the first tile of its chapter away from the top, and lets the second one anywhere', () => {
  const second = known(nextStep(startChapter('ban')), 'step');
  expect(acted(second, action('dbba@C1')).ok).toBe(false);
  const third = known(nextStep(second), 'step');
  const after = acted(third, action('dddd@C1'));
  expect(after.ok && after.value.game.state.scores).toEqual([0, 1]);
});

test('the line of the last chapter is cut short at four tiles', () => {
  const [before, after] = momentsOf('short');
  expect(before?.game.state.scores).toEqual([0, 0]);
  expect(after?.game.state.scores).toEqual([0, 4]);
});
