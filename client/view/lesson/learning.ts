/** What somebody has learnt so far, as the browser keeps it. */
import type { ChapterName } from './chapter-names.ts';
import type { TipName } from './tip-names.ts';

/** What somebody has learnt so far. */
export interface Learning {
  /** Chapters that were gone through. */
  readonly done: readonly ChapterName[];
  /** Where the lesson goes on: a chapter and its step. */
  readonly chapter: ChapterName | undefined;
  readonly step: number;
  /** Tips that were shown. */
  readonly tips: readonly TipName[];
  /** Are tips wanted at all? */
  readonly wantsTips: boolean;
}

/** Of somebody who has just come. */
export const NOTHING_LEARNT: Learning = {
  done: [],
  chapter: undefined,
  step: 0,
  tips: [],
  wantsTips: true,
};
