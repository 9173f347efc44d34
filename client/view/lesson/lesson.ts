/** How far somebody is in a chapter: its game, its step, and whether the step is done. Pure. */
import { known } from '../../../common/protocol/known.ts';
import type { Action } from '../../../common/rules/game.ts';
import { formatAction, parseAction } from '../../../common/rules/notation.ts';
import type { GameOptions } from '../../../common/rules/options.ts';
import { err, ok, type Result } from '../../../common/rules/result.ts';
import type { LineName } from '../board/line-name.ts';
import { afterAction, type LocalGame } from '../local-game/local-game.ts';
import { gameOfActions } from '../local-game/scripted-deal.ts';
import type { ChapterName } from './chapter-names.ts';
import { type Chapter, LESSON, type Scene, type Step } from './chapters.ts';

/** A moment of a chapter. */
export interface LessonState {
  readonly chapter: ChapterName;
  /** From 0. */
  readonly step: number;
  readonly game: LocalGame;
  readonly isDone: boolean;
}

/** A chapter from its first step. */
export const startChapter = (chapter: ChapterName): LessonState =>
  atStep({ chapter, step: 0, game: gameOf(chapterOf(chapter), LESSON[chapter].steps[0].scene) });

const chapterOf = (name: ChapterName): Chapter => LESSON[name];

/** The step that a moment is at. */
export const stepOf = ({ chapter, step }: Pick<LessonState, 'chapter' | 'step'>): Step =>
  known(LESSON[chapter].steps[step], `step ${step} of ${chapter}`);

/** What there is to read is done at once. */
const atStep = (moment: Omit<LessonState, 'isDone'>): LessonState => ({
  ...moment,
  isDone: stepOf(moment).task.type === 'read',
});

function gameOf({ options }: Chapter, { before, tiles }: Scene): LocalGame {
  const base: GameOptions = { players: 2, rotation: false, handSize: 1, expansions: [] };
  return gameOfActions({ ...base, ...options }, before, tiles);
}

/** After an action of the learner; `other` if it isn't what the step is about: then nothing happens. */
export function acted(state: LessonState, action: Action): Result<LessonState, 'other'> {
  const { task, replies = [] } = stepOf(state);
  if (task.type !== 'act' || state.isDone) return err('other');
  const isAsked = task.accepts?.(action) ?? formatAction(action) === task.example;
  const after = isAsked ? afterAction(state.game, action) : err('other' as const);
  if (!after.ok) return err('other');
  return ok({ ...state, game: replied(after.value, replies), isDone: true });
}

/** The game after the first of some actions that the other player may do. */
function replied(game: LocalGame, replies: readonly string[]): LocalGame {
  for (const reply of replies) {
    const action = parseAction(reply);
    const after = action === undefined ? undefined : afterAction(game, action);
    if (after?.ok === true) return after.value;
  }
  return game;
}

/** After a line was lit up. */
export function lit(state: LessonState, line: LineName | undefined): LessonState {
  const { task } = stepOf(state);
  return task.type === 'light' && task.line === line ? { ...state, isDone: true } : state;
}

/** The next step, or `undefined` after the last one. What wasn't done is done as in the example. */
export function nextStep(state: LessonState): LessonState | undefined {
  const { chapter } = state;
  const step = state.step + 1;
  const next = LESSON[chapter].steps[step];
  if (next === undefined) return undefined;
  const game =
    next.scene === undefined ? finished(state).game : gameOf(chapterOf(chapter), next.scene);
  return atStep({ chapter, step, game });
}

/** The step done, by its example where the learner hasn't done it. */
export function finished(state: LessonState): LessonState {
  const { task } = stepOf(state);
  if (state.isDone || task.type !== 'act') return { ...state, isDone: true };
  const done = acted(state, known(parseAction(task.example), `action ${task.example}`));
  if (!done.ok) throw new Error(`${task.example} can't be done in the chapter ${state.chapter}`);
  return done.value;
}

/** How many steps a chapter has. */
export const stepsOf = (chapter: ChapterName): number => LESSON[chapter].steps.length;
