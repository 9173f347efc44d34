/** Plays a chapter of the lesson: the game, what the learner is about to do, and how far they are. */
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import { animationBetween } from '../../view/board/animation-view.ts';
import type { BoardAnimation } from '../../view/board/board-model.ts';
import type { ChapterName } from '../../view/lesson/chapter-names.ts';
import {
  acted,
  finished,
  type LessonState,
  lit,
  nextStep,
  startChapter,
} from '../../view/lesson/lesson.ts';
import { localSnapshot } from '../../view/local-game/local-game.ts';
import { turnView } from '../../view/turn/turn-view.ts';
import { INITIAL_UI, reduceUi, type UiInput } from '../../view/turn/ui-state.ts';
import type { TableStay } from '../app-model.ts';

/** Names no table: codes of tables have other letters. */
const CODE = 'LEARN';

/** A chapter that is gone through. */
export class LessonPlayer {
  readonly #state: Signal<LessonState>;
  readonly #snapshot: ReadonlySignal<GameSnapshot>;
  readonly #ui = signal(INITIAL_UI);
  readonly #triedOther = signal(false);
  readonly #listeners = new Set<(animation: BoardAnimation) => void>();
  /** The game as the components of a table read it. */
  readonly table: ReadonlySignal<TableStay>;

  /** `step` is where it was left the last time; `names` are the learner's and the other's. */
  constructor(chapter: ChapterName, step: number, names: readonly string[]) {
    this.#state = signal(stateAt(chapter, step));
    this.#snapshot = computed(() =>
      localSnapshot(this.#state.value.game, { code: CODE, me: 0, names }),
    );
    this.table = computed(() => ({
      type: 'open',
      connection: { type: 'online' },
      snapshot: this.#snapshot.value,
      ui: this.#ui.value,
    }));
  }

  /** Where the learner is. */
  get state(): ReadonlySignal<LessonState> {
    return this.#state;
  }

  /** Was something else tried at this step than what it asks for? */
  get triedOther(): ReadonlySignal<boolean> {
    return this.#triedOther;
  }

  /** Calls the listener when something moves on the board; returns how to stop that. */
  readonly onAnimation = (listener: (animation: BoardAnimation) => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly input = (said: UiInput): void =>
    batch(() => {
      this.#ui.value = reduceUi(this.#ui.value, said);
      this.#state.value = lit(this.#state.value, this.#ui.value.litLine);
    });

  /** Does what is selected, if the step asks for it. */
  readonly confirm = (): void => {
    const action = turnView(this.#snapshot.peek(), this.#ui.peek())?.action;
    if (action === undefined) return;
    const after = acted(this.#state.peek(), action);
    if (after.ok) this.#show(after.value);
    else this.#triedOther.value = true;
  };

  /** Goes to the next step, if there is one. */
  readonly next = (): void => {
    const next = nextStep(this.#state.peek());
    if (next !== undefined) this.#show(next);
  };

  /** Does what the step asks for, as in its example. */
  readonly finish = (): void => this.#show(finished(this.#state.peek()));

  /** Begins the chapter again. */
  readonly again = (): void => this.#show(startChapter(this.#state.peek().chapter));

  #show(state: LessonState): void {
    const before = this.#snapshot.peek();
    batch(() => {
      this.#state.value = state;
      this.#ui.value = reduceUi(this.#ui.value, { type: 'turn-changed' });
      this.#triedOther.value = false;
    });
    const after = this.#snapshot.peek();
    if (after.moves.length <= before.moves.length) return;
    const animation = animationBetween(before, after);
    if (animation !== undefined) for (const listener of this.#listeners) listener(animation);
  }
}

/** A chapter at a step, with what comes before done; its last step if it has no such. */
function stateAt(chapter: ChapterName, step: number): LessonState {
  let state = startChapter(chapter);
  while (state.step < step) {
    const next = nextStep(state);
    if (next === undefined) break;
    state = next;
  }
  return state;
}
