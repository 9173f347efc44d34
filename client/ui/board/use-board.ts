/** Keeps the drawn board at what the game shows. */
import { effect, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameSnapshot } from '../../../common/protocol/snapshot.ts';
import type { BoardAnimation, BoardHandle, BoardSettings } from '../../view/board/board-model.ts';
import { boardView } from '../../view/board/board-view.ts';
import type { Preferences } from '../app-model.ts';
import { type Page, usePage } from '../page.tsx';
import { mayMove, onDeviceChanged, shownTheme } from '../page-settings.ts';
import { type Game, useGame } from '../table/game-context.tsx';

/** How far the board is. */
export type BoardState = 'loading' | 'ready' | 'failed';

/** Mounts the board in the element once it is there, and ends it with the screen. */
export function useBoard(element: RefObject<HTMLElement | null>, state: Signal<BoardState>): void {
  const page = usePage();
  const game = useGame();
  useEffect(() => {
    const host = element.current;
    if (host === null) return undefined;
    const stops: (() => void)[] = [];
    let isGone = false;
    const { mountBoard, preferences } = page.model;
    mountBoard(host, settingsOf(preferences.peek())).then(
      (board) => {
        if (isGone) return board.destroy();
        stops.push(...feed(board, page, game));
        state.value = 'ready';
        return undefined;
      },
      (error: unknown) => {
        state.value = 'failed';
        console.error(error);
      },
    );
    return () => {
      isGone = true;
      for (const stop of stops) stop();
    };
  }, [element, page, game, state]);
}

/** Feeds the board; returns what stops that, and the board. */
function feed(board: BoardHandle, { model, sounds }: Page, game: Game) {
  const applySettings = () => board.setSettings(settingsOf(model.preferences.value));
  const play = (animation: BoardAnimation) => {
    board.play(animation);
    if (model.preferences.peek().sound) playSounds(animation, sounds.play);
  };
  return [
    effect(() => board.render(boardView(shownSnapshot(game), game.ui.value))),
    effect(applySettings),
    onDeviceChanged(applySettings),
    model.onAnimation(play),
    () => board.destroy(),
  ];
}

/** A page that doesn't play shows what a spectator sees: no square asks for a tile. */
const shownSnapshot = ({ snapshot, connection }: Game): GameSnapshot =>
  connection.value.type === 'superseded' ? { ...snapshot.value, me: undefined } : snapshot.value;

const settingsOf = (preferences: Preferences): BoardSettings => ({
  theme: shownTheme(preferences),
  animations: mayMove(preferences),
});

function playSounds({ drives }: BoardAnimation, play: Page['sounds']['play']): void {
  play('place');
  if (drives.length === 0) return;
  play('rail', 0.2);
  play('score', 0.7);
}
