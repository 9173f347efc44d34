/** What the lesson says in a language: its own catalogue, which comes with the lesson. */
import type { ChapterName } from '../../view/lesson/chapter-names.ts';

/** What is said at a step; `{{draw}}` and the like stand for what those buttons are called (`BUTTONS`). */
export interface StepText {
  readonly say: string;
  /** Said once the step is done. */
  readonly done?: string;
}

/** The texts of the lesson in a language: the steps in the order of `view/lesson/chapters.ts`. */
export interface LessonTexts {
  readonly title: string;
  readonly lead: string;
  /** The other player's name. */
  readonly other: string;
  readonly chapters: string;
  readonly more: string;
  readonly isDone: string;
  readonly step: (number: number, total: number) => string;
  readonly next: string;
  /** Does the step for the learner. */
  readonly show: string;
  readonly again: string;
  /** Leads to the next chapter. */
  readonly nextChapter: (title: string) => string;
  /** Another action than the one that was asked for. */
  readonly notThis: string;
  readonly ended: string;
  readonly practise: string;
  readonly rules: string;
  readonly steps: Readonly<
    Record<ChapterName, { readonly title: string; readonly steps: readonly StepText[] }>
  >;
}

/** The buttons that texts name, by their keys in the page's catalogue. */
export const BUTTONS = {
  draw: 'hand.draw',
  rotate: 'hand.rotate',
  wagon: 'hand.wagon',
} as const;
