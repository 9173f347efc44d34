/** A game that is seen again, in the form in which the components of a game's screen read games. */
import { computed, signal } from '@preact/signals';
import { INITIAL_UI, reduceUi, type UiInput } from '../../view/turn/ui-state.ts';
import type { Page } from '../page.tsx';
import type { Game } from '../table/game-context.tsx';
import type { ReplayPlayer } from './replay-player.ts';

/** What the components below a replay's screen are handed. */
export interface ReplayGame {
  readonly game: Game;
  /** The page, with what is pointed at and what moves on the board being the replay's. */
  readonly page: Page;
}

/** The game of a player of moments. */
export function replayGame(page: Page, player: ReplayPlayer): ReplayGame {
  const ui = signal(INITIAL_UI);
  const { model } = page;
  const input = (said: UiInput) => {
    ui.value = reduceUi(ui.value, said);
  };
  return {
    game: {
      snapshot: player.snapshot,
      ui,
      turn: computed(() => undefined),
      connection: signal({ type: 'online' }),
      clocks: signal(undefined),
      zoom: signal(undefined),
      hints: signal(undefined),
      judged: signal(undefined),
    },
    page: {
      ...page,
      model: {
        ...model,
        actions: { ...model.actions, input },
        onAnimation: (listener) => player.onAnimation(listener),
      },
    },
  };
}
